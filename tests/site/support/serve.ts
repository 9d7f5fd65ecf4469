import type { Server } from 'node:http';
import { listen } from '../../../scripts/serve/listen';
import { createSiteServer } from '../../../scripts/serve/site-server';
import { fileText, SITE } from './built-site';

export interface ServedSite {
  /** Address of the site, without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** The payment service that the built pages talk to; `.content` may have been compiled for `npm run dev` since. */
const paymentApi = () => /"api":"([^"]+)"/.exec(fileText('/pay/index.html'))?.[1];

/** Serves the built site on a free port of this machine. */
export const serveSite = (): Promise<ServedSite> => serveFolder({ dir: SITE, paymentApi: paymentApi() });

/** Serves a folder that holds a built site. */
export async function serveFolder(options: Parameters<typeof createSiteServer>[0]): Promise<ServedSite> {
  const server = createSiteServer(options);
  const address = await listen(server, { host: '127.0.0.1', port: 0 });
  return { origin: address.replace(/\/$/, ''), close: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((problem) => (problem ? reject(problem) : resolve()));
    server.closeAllConnections();
  });
}
