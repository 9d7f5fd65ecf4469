import type { Server } from 'node:http';
import { join } from 'node:path';
import type { SiteFacts } from '../../../scripts/hosting/policy/site-facts';
import { listen } from '../../../scripts/serve/listen';
import { readSiteFacts } from '../../../scripts/serve/site-facts';
import { createSiteServer } from '../../../scripts/serve/site-server';
import { sample } from '../../support/sample';

/** The folder that `npm run build` makes. Tests read it through `built-site.ts`. */
export const SITE = join(sample.dist, 'client');

export interface ServedSite {
  /** Address of the site, without a slash at the end. */
  readonly origin: string;
  readonly close: () => Promise<void>;
}

/** The facts for servers that the build has written next to a built site. */
export const factsOf = (dir: string): SiteFacts => readSiteFacts(join(dir, '../hosting'));

/** Serves the built site, or the one in another folder, on a free port of this machine. */
export const serveSite = (dir = SITE): Promise<ServedSite> => serveFolder({ dir, facts: factsOf(dir) });

/** Serves a folder with a built site. */
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
