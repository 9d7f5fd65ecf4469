import type { ViteDevServer } from 'vite';

/** The address of the script that updates a page. */
const SCRIPT = '/scripts/vite/live-reload.client.ts';
const EVENT = 'content:shown';

/** Updates open pages when the content changes. */
export interface LiveReload {
  /** Called when the content has changed: updates every connected page, and pages with older content that connect later. */
  readonly change: (server: ViteDevServer) => void;
  readonly listen: (server: ViteDevServer) => void;
  /** The script element for a page of the current content. It has the number of that content. */
  readonly mark: () => string;
}

/**
 * For `npm run dev`: every content has a number, and every page has the number of its content. A page that is notified of newer content
 * updates itself (`live-reload.client.ts`). A page that was rendered before a save and connects after it would miss the notification: it
 * sends its number, and is reloaded.
 */
export function liveReload(): LiveReload {
  let current = 0;
  const listening = new WeakSet<object>();
  return {
    change: ({ ws }) => {
      current += 1;
      for (const client of ws.clients)
        if (listening.has(client)) client.send(EVENT, current);
        // It shows an error page, or is still connecting.
        else client.send({ type: 'full-reload' });
    },
    listen: ({ ws }) => {
      ws.on(EVENT, (shown, client) => {
        listening.add(client);
        if (shown !== current) client.send({ type: 'full-reload' });
      });
    },
    mark: () => `<script type="module" src="${SCRIPT}" data-content-number="${current}"></script>`,
  };
}
