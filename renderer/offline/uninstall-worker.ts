import { isCacheOf, type OfflineSettings } from '../../shared/offline/settings';
import type { WorkerScope } from './worker-scope';

declare const SETTINGS: Pick<OfflineSettings, 'base'>;

const scope = self as unknown as WorkerScope; // this file runs only in a service worker

// Published instead of the worker if the conference disables the offline feature, and at former addresses of the site: deletes all
// caches and unregisters itself.
scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(clear().then(() => scope.registration.unregister())));

async function clear(): Promise<void> {
  const names = (await scope.caches.keys()).filter((name) => isCacheOf(SETTINGS, name));
  await Promise.all(names.map((name) => scope.caches.delete(name)));
}
