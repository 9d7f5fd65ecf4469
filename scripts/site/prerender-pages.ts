import type { Keeper } from '../cache/kept-work';
import type { Route } from '../content/link/route';
import type { RenderedContent } from '../content/site-content';
import { pageFile } from './page-file.mjs';
import { pageNotes, readsIn } from './page-scripts';
import { runWorker } from './run-worker';
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

/** A page as the thread sends it. */
interface RenderedPage {
  /** The place of its content among those of all editions. */
  readonly edition: number;
  readonly route: Route;
  readonly html: string;
  readonly reads: readonly string[];
}

/**
 * Writes every page of all editions to a file, and renders those of which something has changed since they were kept. That
 * happens in a thread of its own, since vite-plugin-ssr renders pages in no process that has bundled them; its own
 * pre-rendering compares every page with every other, and renders nothing but what was bundled.
 */
export async function prerenderPages(
  { bundle, site, contents, keeper }: Prerendering,
  advance: () => void,
): Promise<void> {
  const write = (route: Route, key: string, html: Uint8Array | string, reads: readonly string[]) => {
    site.write(pageFile(route), key, html, pageNotes(Buffer.from(html).toString(), reads));
    advance();
  };
  const editions = contents.map((content) => {
    const kept = keeper.of(content);
    const isThere = (route: Route): boolean => {
      const name = nameOf(route);
      const before = site.notesBefore(pageFile(route));
      if (before && site.take(pageFile(route), kept.keyOf(name, readsIn(before)))) {
        advance();
        return true;
      }
      const found = kept.find(name);
      if (found) write(route, kept.keyOf(name, found.reads), found.bytes, found.reads);
      return found !== undefined;
    };
    return { content, routes: content.routes.filter((route) => !isThere(route)) };
  });
  let left = editions.reduce((count, { routes }) => count + routes.length, 0);
  if (left === 0) return;

  const file = new URL('./prerender-worker.mjs', import.meta.url);
  await runWorker(file, { bundle, editions }, (message, answer) => {
    const { edition, route, html, reads } = message as RenderedPage; // as the thread sends it
    answer('written');
    left -= 1;
    const content = contents[edition];
    if (content === undefined) return;
    const kept = keeper.of(content);
    kept.keep(nameOf(route), { bytes: html, reads });
    write(route, kept.keyOf(nameOf(route), reads), html, reads);
  });
  if (left > 0) throw new Error(`${left} pages were not rendered.`);
}

/** What a page is kept by beside what it reads. */
const nameOf = (route: Route): string => `page ${JSON.stringify(route)}`;
