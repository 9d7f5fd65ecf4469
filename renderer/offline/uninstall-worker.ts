import { CACHE_PREFIX } from '../../shared/offline/settings';
import type { WorkerScope } from './worker-scope';

const scope = self as unknown as WorkerScope; // this file runs in a service worker alone

// A conference that keeps nothing publishes this in the place of the worker: it takes itself and all that was kept away.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(clear().then(() => scope.registration.unregister())));

async function clear(): Promise<void> {
  const names = (await scope.caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => scope.caches.delete(name)));
}
