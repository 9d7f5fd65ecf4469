import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { HeaderOptions } from '../hosting/policy/headers';
import { siteHandler } from './site-handler';

/** Answers a request, or leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface SiteServerOptions extends HeaderOptions {
  /** The folder of the built site. */
  readonly dir: string;
  /** What answers before the site's files do, in this order. */
  readonly handlers?: readonly Handler[];
}

/** A web server for the built site, as a static host would serve it; it does not listen yet. */
export function createSiteServer({ dir, handlers = [], ...options }: SiteServerOptions): Server {
  const chain: readonly Handler[] = [...handlers, siteHandler(dir, options)];
  return createServer((request, response) => {
    const handle = (index: number): void => chain[index]?.(request, response, () => handle(index + 1));
    handle(0);
  });
}
