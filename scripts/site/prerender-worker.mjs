import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle, renderPages } from './render-site.mjs';

/** Pages that may wait to be written: more would only fill memory. */
const WAITING = 32;

let waiting = 0;
parentPort?.on('message', () => {
  waiting -= 1;
});

await loadBundle(workerData.bundle);
for (const [edition, { content, routes }] of workerData.editions.entries()) {
  for await (const page of renderPages(content, routes)) {
    parentPort?.postMessage({ ...page, edition });
    waiting += 1;
    while (parentPort && waiting >= WAITING) await once(parentPort, 'message');
  }
}
parentPort?.close();
