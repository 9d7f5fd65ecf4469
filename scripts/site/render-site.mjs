import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderPage } from 'vite-plugin-ssr/server';
import { readsOf } from '../cache/reads.mjs';
import { pageFile } from './page-file.mjs';

/**
 * @import { Route } from '../content/link/route'
 * @import { RenderedContent } from '../exports/export'
 */

/**
 * Loads the bundle that `bundleSite` has made in a folder. vite-plugin-ssr would find it through a note in its own folder,
 * where another build may write meanwhile.
 *
 * @param {string} folder
 */
export async function loadBundle(folder) {
  createRequire(import.meta.url)(join(folder, 'server', 'importBuild.cjs'));
  // The bundle hands itself to vite-plugin-ssr in a later turn of the event loop; asked before, that looks for its note.
  while (!Reflect.get(globalThis, '__vite_plugin_ssr__buildGetters')?.getters) await nextTurn();
}

/**
 * Renders every page of some content with the bundle that is loaded, and writes them into a folder.
 *
 * @param {string} site
 * @param {RenderedContent} content
 */
export async function renderSite(site, content) {
  for await (const { route, html } of renderPages(content, content.routes)) write(join(site, pageFile(route)), html);
}

/**
 * Renders some pages of a site, and tells for each the collections that it was made of.
 *
 * @param {RenderedContent} content
 * @param {readonly Route[]} routes
 * @returns {AsyncGenerator<{ readonly route: Route, readonly html: string, readonly reads: readonly string[] }>}
 */
export async function* renderPages(content, routes) {
  const noting = readsOf(content);
  // What is made once for all pages is read for the first that is rendered, and belongs to every one.
  /** @type {Set<string>} */
  const common = new Set();
  noting.begin(common);
  const first = content.routes.find(({ kind }) => kind === 'error') ?? content.routes.at(-1);
  // What is wrong with it is told when it is its turn.
  if (first) await render(first, noting.content, content).catch(() => {});
  for (const route of routes) {
    /** @type {Set<string>} */
    const own = new Set();
    noting.begin(own);
    const html = await render(route, noting.content, content);
    yield { route, html, reads: [...new Set([...common, ...own])] };
  }
}

/**
 * @param {Route} route
 * @param {RenderedContent} content notes what is read of it
 * @param {RenderedContent} whole the same, of which nothing is noted
 */
async function render({ kind, path }, content, whole) {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path, content, whole });
  // Where a page fails, vite-plugin-ssr renders the error screen instead.
  if (errorWhileRendering) throw errorWhileRendering;
  const expected = kind === 'error' ? 404 : 200;
  if (httpResponse?.statusCode !== expected)
    throw new Error(`No folder in pages/ shows ${path}, which is a "${kind}".`);
  return httpResponse.body;
}

/**
 * @param {string} path
 * @param {string} html
 */
function write(path, html) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, html);
}
