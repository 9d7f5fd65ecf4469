import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import type { RenderedContent } from '../exports/export';
import { isKnownWarning } from '../vite/quiet-warnings';

export interface Prerendering {
  /** The folder that `bundleSite` has filled. */
  readonly bundle: string;
  /** The folder that the pages are written into. */
  readonly site: string;
  /** Of each edition. */
  readonly contents: readonly RenderedContent[];
}

/**
 * Renders every page of all editions to a file. It happens in a thread of its own, since vite-plugin-ssr renders pages
 * in no process that has bundled them; its own pre-rendering compares every page with every other, and renders nothing
 * but what was bundled.
 */
export async function prerenderPages(prerendering: Prerendering, advance: () => void): Promise<void> {
  const options = { workerData: prerendering, stderr: true };
  const worker = new Worker(new URL('./prerender-worker.mjs', import.meta.url), options);
  createInterface(worker.stderr).on('line', (line) => {
    if (!isKnownWarning(line)) console.error(line);
  });
  worker.on('message', advance);
  // Rejects with what a page has thrown.
  await once(worker, 'exit');
}
