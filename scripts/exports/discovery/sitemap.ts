import { hasQuality } from '../../../shared/model/page-kinds';
import type { Route } from '../../../shared/model/route';
import { element, xmlDocument } from '../xml';

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The most addresses of one sitemap (https://www.sitemaps.org/protocol.html). */
const MOST_ADDRESSES = 50_000;

/** The sitemap, or one of its parts if it is too long for one file. */
interface SitemapFile {
  readonly address: string;
  readonly text: () => string;
}

/**
 * Lists the site's pages for search engines (https://www.sitemaps.org/protocol.html), in files of at most `most` addresses. Routes have
 * the path of the site, which the addresses of files do not have.
 */
export function sitemapFiles(url: string, routes: readonly Route[], most = MOST_ADDRESSES): readonly SitemapFile[] {
  const { origin } = new URL(url);
  const paths = routes
    .filter(({ path, canonical, kind }) => path === canonical && !hasQuality(kind, 'unlisted'))
    .map(({ path }) => path);
  if (paths.length <= most) return [{ address: '/sitemap.xml', text: () => listOf('urlset', 'url', origin, paths) }];
  const parts = Array.from({ length: Math.ceil(paths.length / most) }, (_, index) => ({
    address: `/sitemaps/${index + 1}.xml`,
    text: () => listOf('urlset', 'url', origin, paths.slice(index * most, (index + 1) * most)),
  }));
  const addresses = parts.map(({ address }) => address);
  return [{ address: '/sitemap.xml', text: () => listOf('sitemapindex', 'sitemap', url, addresses) }, ...parts];
}

const listOf = (list: string, item: string, url: string, paths: readonly string[]): string =>
  xmlDocument(
    element(
      list,
      paths.map((path) => element(item, [element('loc', url + encodeURI(path))])),
      { xmlns: SITEMAPS },
    ),
  );
