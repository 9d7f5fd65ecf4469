import type { Plugin, ViteDevServer } from 'vite';

/** What the addresses of scripts begin with that tell which content a page shows. */
const SCRIPT = '/@shown-content/';
const EVENT = 'content:shown';

/** Which content is the present one, and whether pages show it. */
export interface ShownContent {
  readonly plugin: Pick<Plugin, 'resolveId' | 'load'>;
  /** Has every page that is connected load again, and those that connect later with older content. */
  readonly change: (server: ViteDevServer) => void;
  readonly listen: (server: ViteDevServer) => void;
  /** An element for a page of the present content: the page tells which that is as soon as it is connected. */
  readonly mark: () => string;
}

/** For `npm run dev`: a page that was made before a save, and connected after it, would hear of the save from nobody. */
export function shownContent(): ShownContent {
  let present = 0;
  return {
    plugin: {
      resolveId: (id) => (id.startsWith(SCRIPT) ? id : undefined),
      load: (id) =>
        id.startsWith(SCRIPT)
          ? `import.meta.hot?.send('${EVENT}', ${Number.parseInt(id.slice(SCRIPT.length), 10)});`
          : undefined,
    },
    change: (server) => {
      present += 1;
      server.ws.send({ type: 'full-reload' });
    },
    listen: (server) => {
      server.ws.on(EVENT, (shown, client) => {
        if (shown !== present) client.send({ type: 'full-reload' });
      });
    },
    mark: () => `<script type="module" src="${SCRIPT}${present}"></script>`,
  };
}
