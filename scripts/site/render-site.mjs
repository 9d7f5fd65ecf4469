import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderPage } from 'vite-plugin-ssr/server';
import { noted } from '../cache/reads.mjs';
import { pageFile } from './page-file.mjs';

/**
 * @import { Route } from '../content/link/route'
 * @import { RenderedContent } from '../content/site-content'
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
 * Renders some pages of a site, and tells for each what of the content it was made of.
 *
 * @param {RenderedContent} content
 * @param {readonly Route[]} routes
 * @returns {AsyncGenerator<{ readonly route: Route, readonly html: string, readonly reads: readonly string[] }>}
 */
export async function* renderPages(content, routes) {
  for (const route of routes) {
    const { content: noting, reads } = noted(content);
    const html = await render(route, noting);
    yield { route, html, reads: [...reads] };
  }
}

/**
 * @param {Route} route
 * @param {RenderedContent} content
 */
async function render({ kind, path }, content) {
  const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path, content });
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
