import { memoised } from '../../shared/memoise';
import type { Content, RenderedContent } from '../../shared/model/content';
import type { Picture } from '../../shared/model/picture';
import type { Route } from '../../shared/model/route';

/** The output of the compiler, from which files are made. */
export interface SiteContent {
  readonly content: Content;
  readonly pictures: readonly Picture[];
  /** Addresses of the files of `public/`, and of the product, that are published as they are. */
  readonly originals: readonly string[];
  readonly routes: readonly Route[];
  readonly edition?: EditionSite;
  /** The past editions on the same site. */
  readonly past?: readonly PastSite[];
}

/** The address of a past edition, and the content that its pages are rendered from. */
interface EditionSite {
  /** The prefix of all its addresses: "/2023". */
  readonly base: string;
  /** Folder of the files that its data may name. */
  readonly publicDir: string;
  /** Its content with the addresses that it has on the site. */
  readonly shown: RenderedContent;
}

/** A past edition: its content with the addresses that its own data says, and where it stands. */
export interface PastSite extends SiteContent {
  readonly edition: EditionSite;
}

/**
 * The content that the pages of a site are rendered from, edition by edition, the newest first. The objects of one site
 * are always the same, so that its program is joined once.
 */
export const shownOf = memoised(
  ({ content, pictures, routes, past = [] }: SiteContent): readonly [RenderedContent, ...RenderedContent[]] => {
    const pastEditions = past.map(({ edition: { base, shown } }) => ({ name: shown.conference.acronym, path: base }));
    const newest = { ...content, pictures, routes, ...(past.length > 0 && { pastEditions }) };
    return [newest, ...past.map(({ edition }) => edition.shown)];
  },
);

/** The content that the pages of one edition are made from: the same object for all files. */
export const shownContent = (site: SiteContent): RenderedContent => site.edition?.shown ?? shownOf(site)[0];
