import type { CollectionName } from '../content/collections';
import type { Content } from '../content/content';
import type { Route } from '../content/link/route';
import type { Picture } from '../content/pictures/plan-pictures';
import type { FileCache } from '../site/file-cache';
import type { PackageFolder } from './licences/shipped-packages';

/** What the compiler hands to those who make files of it. */
export interface SiteContent {
  readonly content: Content;
  readonly pictures: readonly Picture[];
  readonly routes: readonly Route[];
}

/** The same in one object, as the modules of `.content/` have it: pages are rendered from it. */
export type RenderedContent = Omit<Content, 'acceptedWarnings'> & Omit<SiteContent, 'content'>;

/** What files are made with, beside the content. */
interface Workshop {
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

/** Some files that the site has beside its pages, and what everybody has to know of them who does not make them. */
export interface Export {
  /** Their address, or the folder that is theirs: `/documents/*`. */
  readonly paths: string;
  /** Their content types, by the endings of their names. Those of text say that it is UTF-8. */
  readonly types: Readonly<Record<`.${string}`, string>>;
  /** Headers of theirs that are not those of the whole site. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The collections by which one knows which files there are. */
  readonly listedIn: readonly CollectionName[];
  readonly files: (site: SiteContent) => readonly ExportFile[];
}

/** A row whose list of files is made from some collections alone: the link check asks before the others are known. */
export interface Listed<Names extends CollectionName> extends Omit<Export, 'files' | 'listedIn'> {
  readonly listedIn: readonly Names[];
  readonly files: (
    site: Omit<SiteContent, 'content'> & { readonly content: Pick<Content, Names> },
  ) => readonly ExportFile[];
}

/** Declares a row; what its list of files may be made from follows from `listedIn`. */
export const defineExport = <const Names extends CollectionName = never>(row: Listed<Names>): Export => row;
