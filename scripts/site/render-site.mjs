import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFile } from './page-file.mjs';

/**
 * @import { Route } from '../../shared/model/route'
 * @import { RenderedContent } from '../../shared/model/content'
 * @import { RenderPage } from './load-renderer'
 */

/**
 * Renders every page of some content, and writes them into a folder.
 *
 * @param {RenderPage} renderPage
 * @param {string} site
 * @param {RenderedContent} content
 */
export async function renderSite(renderPage, site, content) {
  for await (const { route, html } of renderPages(renderPage, content, content.routes))
    write(join(site, pageFile(route, content.base)), html);
}

/**
 * Renders some pages of a site.
 *
 * @param {RenderPage} renderPage
 * @param {RenderedContent} content
 * @param {readonly Route[]} routes
 * @returns {AsyncGenerator<{ readonly route: Route, readonly html: string }>}
 */
export async function* renderPages(renderPage, content, routes) {
  for (const route of routes) yield { route, html: await render(renderPage, route, content) };
}

/** The attribute that vite-plugin-ssr writes on its script. A module is deferred anyway, and HTML forbids it there. */
const SUPERFLUOUS_DEFER = /(<script type="module"[^>]*) defer(?=>)/;

/**
 * @param {RenderPage} renderPage
 * @param {Route} route
 * @param {RenderedContent} content
 */
async function render(renderPage, { kind, path }, content) {
  // vite-plugin-ssr would redirect from the slash at the end of "/conf2027/". The result of a payment needs an id.
  const urlOriginal = kind === 'payment-result' ? `${path}/id` : path.replace(/(?<=.)\/$/, '');
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal, content });
  // Where a page fails, vite-plugin-ssr renders the error screen instead.
  if (errorWhileRendering) throw errorWhileRendering;
  const expected = kind === 'error' ? 404 : 200;
  if (httpResponse?.statusCode !== expected)
    throw new Error(`No folder in pages/ shows ${path}, which is a "${kind}".`);
  return httpResponse.body.replace(SUPERFLUOUS_DEFER, '$1');
}

/**
 * @param {string} path
 * @param {string} html
 */
function write(path, html) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}
