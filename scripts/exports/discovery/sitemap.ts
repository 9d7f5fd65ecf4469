import { isKind } from '../../content/link/page-kinds';
import type { Route } from '../../content/link/route';
import { xmlText } from '../xml';

/** The list of the site's pages for search engines (https://www.sitemaps.org/protocol.html). */
export function sitemap(url: string, routes: readonly Route[]): string {
  const indexed = routes.filter(({ path, canonical, kind }) => path === canonical && !isKind(kind, 'unlisted'));
  const lines = indexed.map(({ path }) => `  <url><loc>${xmlText(url + encodeURI(path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</urlset>
`;
}
