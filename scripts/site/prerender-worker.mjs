import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle, renderSite } from './render-site.mjs';

await loadBundle(workerData.bundle);
for (const content of workerData.contents) {
  await renderSite(workerData.site, content, () => parentPort?.postMessage('rendered'));
}
