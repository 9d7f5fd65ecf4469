import { CACHE_MESSAGE } from '../../shared/offline/settings';
import { trustedScriptAddress } from '../trusted-html';

/** Registers the service worker of the page, and asks it to cache the program, unless the visitor saves data. */
export function enhance({ dataset: { worker = '' } }: HTMLElement): void {
  // `npm run dev` serves sources, which must not be cached.
  if (!('serviceWorker' in navigator && import.meta.url.includes('/assets/'))) return;
  const { serviceWorker } = navigator;
  const connection: unknown = Reflect.get(navigator, 'connection');
  const savesData =
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  serviceWorker
    .register(trustedScriptAddress(worker))
    .then(() => serviceWorker.ready)
    .then(({ active }) => {
      if (!savesData) active?.postMessage(CACHE_MESSAGE);
    })
    .catch(console.error);
}
