import type { Keeper } from '../cache/kept-work';
import type { Route } from '../content/link/route';
import type { RenderedContent } from '../content/site-content';
import { loadRenderer, type RenderPage } from './load-renderer';
import { pageFile } from './page-file.mjs';
import { pageNotes, readsIn } from './page-scripts';
import { renderPages } from './render-site.mjs';
import type { SiteFolder } from './site-folder';

export interface Prerendering {
  /** The folder that `bundleSite` has filled. */
  readonly bundle: string;
  /** Gets the pages, each with the names of the scripts that it asks for in its notes. */
  readonly site: SiteFolder;
  /** Of each edition. */
  readonly contents: readonly RenderedContent[];
  readonly keeper: Keeper;
}

/**
 * Writes every page of all editions to a file, and renders those of which something has changed since they were kept.
 * vite-plugin-ssr's own pre-rendering compares every page with every other, and renders nothing but what was bundled.
 */
export async function prerenderPages(
  { bundle, site, contents, keeper }: Prerendering,
  advance: () => void,
): Promise<void> {
  const write = (route: Route, key: string, html: Uint8Array | string, reads: readonly string[]) => {
    site.write(pageFile(route), key, html, pageNotes(Buffer.from(html).toString(), reads));
    advance();
  };
  let renderPage: RenderPage | undefined;
  for (const content of contents) {
    const kept = keeper.of(content);
    const isThere = (route: Route): boolean => {
      const before = site.notesBefore(pageFile(route));
      // Of its route, a page is told by a question.
      if (before && site.take(pageFile(route), kept.keyOf(readsIn(before)))) {
        advance();
        return true;
      }
      const found = kept.find(nameOf(route));
      if (found) write(route, kept.keyOf({ shared: [], own: found.reads }), found.bytes, found.reads);
      return found !== undefined;
    };
    const routes = content.routes.filter((route) => !isThere(route));
    if (routes.length === 0) continue;
    renderPage ??= await loadRenderer(bundle);
    for await (const { route, html, reads } of renderPages(renderPage, content, routes)) {
      kept.keep(nameOf(route), { bytes: html, reads });
      write(route, kept.keyOf({ shared: [], own: reads }), html, reads);
    }
  }
}

/** What a page is kept by beside what it reads. */
const nameOf = (route: Route): string => `page ${JSON.stringify(route)}`;
