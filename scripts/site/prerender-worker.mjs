import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle, renderSite } from './render-site.mjs';

await loadBundle(workerData.bundle);
await renderSite(workerData.site, workerData.content, () => parentPort?.postMessage('rendered'));
