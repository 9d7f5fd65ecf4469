import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { Route } from '../content/link/route';
import type { RenderedContent } from '../exports/export';
import { isKnownWarning } from '../vite/quiet-warnings';
import type { KeptWork } from './kept-work';
import { pageFile } from './page-file.mjs';

export interface Prerendering {
  /** The folder that `bundleSite` has filled. */
  readonly bundle: string;
  /** The folder that the pages are written into. */
  readonly site: string;
  readonly content: RenderedContent;
  readonly kept: KeptWork;
}

interface RenderedPage {
  readonly route: Route;
  readonly html: string;
  readonly reads: readonly string[];
}

/**
 * Writes every page of some content to a file, and renders those of which something has changed since they were kept. That
 * happens in a thread of its own, since vite-plugin-ssr renders pages in no process that has bundled them; its own
 * pre-rendering compares every page with every other, and renders nothing but what was bundled.
 */
export async function prerenderPages(
  { bundle, site, content, kept }: Prerendering,
  advance: () => void,
): Promise<void> {
  const write = (route: Route, html: Uint8Array | string) => {
    const path = join(site, pageFile(route));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
    advance();
  };
  const changed = content.routes.filter((route) => {
    const html = kept.find(nameOf(route));
    if (html) write(route, html);
    return html === undefined;
  });
  if (changed.length === 0) return;

  const worker = new Worker(new URL('./prerender-worker.mjs', import.meta.url), {
    workerData: { bundle, content, routes: changed },
    stderr: true,
  });
  createInterface(worker.stderr).on('line', (line) => {
    if (!isKnownWarning(line)) console.error(line);
  });
  worker.on('message', ({ route, html, reads }: RenderedPage) => {
    write(route, html);
    kept.keep(nameOf(route), { bytes: html, reads });
  });
  // Rejects with what a page has thrown.
  await once(worker, 'exit');
}

const nameOf = (route: Route) => `page ${JSON.stringify(route)}`;
