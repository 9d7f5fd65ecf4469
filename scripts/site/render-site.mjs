import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { renderPage } from 'vite-plugin-ssr/server';

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
 * @param {() => void} [advance] called for every page that is written
 */
export async function renderSite(site, content, advance) {
  for (const route of content.routes) {
    write(join(site, fileOf(route)), await render(route, content));
    advance?.();
  }
}

/**
 * Hosts show `404.html` wherever there is nothing else.
 *
 * @param {Route} route
 */
const fileOf = ({ kind, path }) => (kind === 'error' ? '404.html' : join(path, 'index.html'));

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
