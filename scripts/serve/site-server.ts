import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SiteFacts } from '../hosting/policy/site-facts';
import { siteHandler } from './site-handler';

/** Answers a request, or calls `next`. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface SiteServerOptions {
  /** The folder of the built site. */
  readonly dir: string;
  readonly facts: SiteFacts;
  /** Handlers that run before the site's files are served, in this order. */
  readonly handlers?: readonly Handler[];
}

/** Makes a web server that serves the built site like a static host. It does not listen yet. */
export const createSiteServer = (options: SiteServerOptions): Server => createServer(siteAnswers(options));

/** Makes the request handler of such a server. */
export const siteAnswers = ({ dir, facts, handlers = [] }: SiteServerOptions) =>
  inTurn([...handlers, siteHandler(dir, facts)]);

/** Joins handlers: each handles the requests that those before it do not. */
export const inTurn =
  (handlers: readonly Handler[]) =>
  (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    const handle = (index: number): void => {
      const handler = handlers[index];
      if (handler) handler(request, response, () => handle(index + 1));
      else next?.();
    };
    handle(0);
  };
