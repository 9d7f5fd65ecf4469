import type { Server } from 'node:http';

/** Milliseconds for the requests that are being answered: longer than the longest registration. */
const LIMIT = 20_000;

/** Stops a server: it takes no more connections, and cuts what it cannot answer within a limit. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), LIMIT);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
  });
}
