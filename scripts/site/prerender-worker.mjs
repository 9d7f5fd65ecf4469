import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle, renderPages } from './render-site.mjs';

await loadBundle(workerData.bundle);
for (const [edition, { content, routes }] of workerData.editions.entries()) {
  for await (const page of renderPages(content, routes)) parentPort?.postMessage({ ...page, edition });
}
