import type { ViteDevServer } from 'vite';

/** The script by which a page follows the content, as the development server serves it. */
const SCRIPT = '/scripts/vite/shown-content.client.ts';
const EVENT = 'content:shown';

/** Which content is the present one, and whether pages show it. */
export interface ShownContent {
  /** Has every page that is connected show it, and those that connect later with older content. */
  readonly change: (server: ViteDevServer) => void;
  readonly listen: (server: ViteDevServer) => void;
  /** An element for a page of the present content: the page tells which that is as soon as it is connected. */
  readonly mark: () => string;
}

/**
 * For `npm run dev`: every content has a number, and every page bears that of its own. A page that hears of a newer one follows by
 * itself (`shown-content.client.ts`). One that was made before a save, and connected after it, would hear of the save from nobody: it
 * tells its number, and loads again.
 */
export function shownContent(): ShownContent {
  let present = 0;
  const following = new WeakSet<object>();
  return {
    change: ({ ws }) => {
      present += 1;
      for (const client of ws.clients)
        if (following.has(client)) client.send(EVENT, present);
        // It shows an error, or is not connected in full.
        else client.send({ type: 'full-reload' });
    },
    listen: ({ ws }) => {
      ws.on(EVENT, (shown, client) => {
        following.add(client);
        if (shown !== present) client.send({ type: 'full-reload' });
      });
    },
    mark: () => `<script type="module" src="${SCRIPT}" data-shown-content="${present}"></script>`,
  };
}
