import { memoised } from '../../shared/memoise';
import type { PublishedContent, RenderedContent } from '../../shared/model/content';
import type { Picture } from '../../shared/model/picture';
import type { Route } from '../../shared/model/route';

/** The compiler's output, from which the files of the site are made. */
export interface SiteContent {
  readonly content: PublishedContent;
  readonly pictures: readonly Picture[];
  /** Addresses of files of `public/`, and of the product, that are published unchanged. */
  readonly originals: readonly string[];
  readonly routes: readonly Route[];
  readonly edition?: EditionSite;
  /** The past editions on the same site. */
  readonly past?: readonly PastSite[];
}

/** Address and content of a past edition. */
interface EditionSite {
  /** The prefix of all its addresses: "/2023". */
  readonly base: string;
  /** Folder of the files that its data may name. */
  readonly publicDir: string;
  /** Its content, with addresses on this site. */
  readonly shown: RenderedContent;
}

/** A past edition: its content with the addresses of its own data, and its place on this site. */
export interface PastSite extends SiteContent {
  readonly edition: EditionSite;
}

/**
 * The content that the pages of a site are rendered from, edition by edition, the newest first. The objects of one site
 * are always the same, so that its program is joined once.
 */
export const renderedContents = memoised(
  ({ content, pictures, routes, past = [] }: SiteContent): readonly [RenderedContent, ...RenderedContent[]] => {
    const pastEditions = past.map(({ edition: { base, shown } }) => ({ name: shown.conference.acronym, path: base }));
    const newest = { ...content, pictures, routes, ...(past.length > 0 && { pastEditions }) };
    return [newest, ...past.map(({ edition }) => edition.shown)];
  },
);

/** Returns the content that the pages of one edition are rendered from. It is the same object for all files. */
export const renderedContent = (site: SiteContent): RenderedContent => site.edition?.shown ?? renderedContents(site)[0];
