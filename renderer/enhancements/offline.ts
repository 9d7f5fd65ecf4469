import { CACHE_MESSAGE } from '../../shared/offline/settings';
import { trustedScriptAddress } from '../trusted-html';

/**
 * Starts the service worker whose address the page names, and asks it to keep the program, unless the visitor saves data. The
 * page has been painted by then.
 */
export function enhance({ dataset: { worker = '' } }: HTMLElement): void {
  // `npm run dev` serves sources, of which nothing is to be kept.
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
