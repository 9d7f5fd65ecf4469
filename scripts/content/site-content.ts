import { baseOf } from '../../shared/editions';
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
  /** The content with its addresses on this site, if they differ: of a site below a path, or of a past edition. */
  readonly shown?: RenderedContent;
  readonly edition?: EditionSite;
  /** The past editions on the same site. */
  readonly past?: readonly PastSite[];
}

/** Where a past edition is. */
interface EditionSite {
  /** Its folder on this site: "/2023". */
  readonly base: string;
  /** Folder of the files that its data may name. */
  readonly publicDir: string;
}

/** A past edition: its content with the addresses of its own data, and its place on this site. */
export interface PastSite extends SiteContent {
  readonly edition: EditionSite;
  readonly shown: RenderedContent;
}

/**
 * The content that the pages of a site are rendered from, edition by edition, the newest first. The objects of one site
 * are always the same, so that its program is joined once.
 */
export const renderedContents = memoised((site: SiteContent): readonly [RenderedContent, ...RenderedContent[]] => {
  const { content, pictures, routes, shown, past = [] } = site;
  const pastEditions = past.map((each) => ({ name: each.shown.conference.acronym, path: baseOf(each.shown) }));
  const newest = { ...(shown ?? { ...content, pictures, routes }), ...(past.length > 0 && { pastEditions }) };
  return [newest, ...past.map((each) => each.shown)];
});

/** Returns the content that the pages of one edition are rendered from. It is the same object for all files. */
export const renderedContent = (site: SiteContent): RenderedContent =>
  site.edition && site.shown ? site.shown : renderedContents(site)[0];

/** Returns the prefix of all addresses of a site or past edition: "/conf2027", "/2023"; empty at the root of the host. */
export const addressPrefix = ({ shown }: Pick<SiteContent, 'shown'>): string => (shown ? baseOf(shown) : '');
