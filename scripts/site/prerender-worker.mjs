import { parentPort, workerData } from 'node:worker_threads';
import { loadBundle, renderPages } from './render-site.mjs';

await loadBundle(workerData.bundle);
for await (const page of renderPages(workerData.content, workerData.routes)) parentPort?.postMessage(page);
