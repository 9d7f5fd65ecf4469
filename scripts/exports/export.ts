import type { PublishedName } from '../../shared/model/collections';
import type { PublishedContent } from '../../shared/model/content';
import type { FileCache } from '../cache/file-cache.mjs';
import type { SiteContent } from '../content/site-content';
import type { Licence } from './licences/licences';

/** What determines which files there are: collections, or the contributions of all tables. */
type ListedBy = PublishedName | 'contributions';

/** Tools and folders for making files. */
export interface Workshop {
  /** Folder of the files that the data may name. */
  readonly publicDir: string;
  readonly cache: FileCache;
  /** The licences of the packages whose code or fonts visitors get. */
  readonly licences: () => Iterable<Licence>;
}

/** A file of the site that is not a page. */
export interface ExportFile {
  readonly address: string;
  /** Makes the file. Large modules are loaded only then. */
  readonly make: (site: SiteContent, workshop: Workshop) => Promise<Uint8Array | string>;
}

/** A group of exported files, with the facts that build, headers, hosts and link check need. */
export interface Export {
  /** Their address, or their folder: `/documents/*`. */
  readonly paths: string;
  /** Their content types by file extension. Text types include the charset. */
  readonly types: Readonly<Record<`.${string}`, string>>;
  /** Headers that differ from those of the whole site. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The collections that determine which files there are. */
  readonly listedIn: readonly ListedBy[];
  /** The host has one of them, and not one for each edition. */
  readonly once?: true;
  readonly files: (site: SiteContent) => readonly ExportFile[];
}

/** A row whose list of files depends only on the collections in `listedIn`, so that the link check can use it early. */
export interface Listed<Names extends ListedBy> extends Omit<Export, 'files' | 'listedIn'> {
  readonly listedIn: readonly Names[];
  readonly files: (
    site: Omit<SiteContent, 'content'> & {
      readonly content: Pick<PublishedContent, Names>;
    },
  ) => readonly ExportFile[];
}

/** Declares a row. `files` may only read the collections in `listedIn`. */
export const defineExport = <const Names extends ListedBy = never>(row: Listed<Names>): Export => row;
