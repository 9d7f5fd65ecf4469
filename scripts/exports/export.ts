import type { CollectionName } from '../../shared/model/collections';
import type { Content } from '../../shared/model/content';
import type { FileCache } from '../cache/file-cache.mjs';
import type { SiteContent } from '../content/site-content';
import type { PackageFolder } from './licences/shipped-packages';

/** The tools and folders that files are made with. */
export interface Workshop {
  /** Folder of the files that the data may name. */
  readonly publicDir: string;
  readonly cache: FileCache;
  /** The packages that visitors get something of. */
  readonly packages: () => Iterable<PackageFolder>;
}

/** One file that the site has beside its pages. */
export interface ExportFile {
  readonly address: string;
  /** Makes it; what is large is loaded only then. */
  readonly make: (site: SiteContent, workshop: Workshop) => Promise<Uint8Array | string>;
}

/** A group of files beside the pages, with the facts that build, headers, hosts and the link check need about it. */
export interface Export {
  /** Their address, or the folder that is theirs: `/documents/*`. */
  readonly paths: string;
  /** Their content types, by the endings of their names. Those of text say that it is UTF-8. */
  readonly types: Readonly<Record<`.${string}`, string>>;
  /** Headers that differ from those of the whole site. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The collections that determine which files there are. */
  readonly listedIn: readonly CollectionName[];
  /** The host has one of them, whatever editions it has. */
  readonly once?: true;
  readonly files: (site: SiteContent) => readonly ExportFile[];
}

/** A row whose list of files is made from some collections alone: the link check asks before the others are known. */
export interface Listed<Names extends CollectionName> extends Omit<Export, 'files' | 'listedIn'> {
  readonly listedIn: readonly Names[];
  readonly files: (
    site: Omit<SiteContent, 'content'> & {
      readonly content: Pick<Content, Names>;
    },
  ) => readonly ExportFile[];
}

/** Declares a row; what its list of files may be made from follows from `listedIn`. */
export const defineExport = <const Names extends CollectionName = never>(row: Listed<Names>): Export => row;
