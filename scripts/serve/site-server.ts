import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SiteFacts } from '../hosting/policy/site-facts';
import { siteHandler } from './site-handler';

/** Answers a request, or leaves it to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface SiteServerOptions {
  /** The folder of the built site. */
  readonly dir: string;
  readonly facts: SiteFacts;
  /** Handlers that are asked before the site's files, in this order. */
  readonly handlers?: readonly Handler[];
}

/** A web server for the built site, as a static host would serve it; it does not listen yet. */
export const createSiteServer = (options: SiteServerOptions): Server => createServer(siteAnswers(options));

/** The handler of such a server. */
export function siteAnswers({ dir, facts, handlers = [] }: SiteServerOptions) {
  const chain: readonly Handler[] = [...handlers, siteHandler(dir, facts)];
  return (request: IncomingMessage, response: ServerResponse): void => {
    const handle = (index: number): void => chain[index]?.(request, response, () => handle(index + 1));
    handle(0);
  };
}
