import type { IncomingMessage } from 'node:http';
import { type Reply, send, text } from '../payments/contract/reply';
import { requestPath, requestQuery } from '../serve/request-path';
import type { Handler } from '../serve/site-server';
import { createPayment, type PayingSite, paymentInfo, type Visit } from './api';
import { cardStyles, settleCard, showCardPage } from './card-page';
import { CARD_STYLES, SANDBOX, SANDBOX_API } from './paths';
import { SandboxState } from './state';

interface SandboxRoute {
  readonly method: 'GET' | 'POST';
  /** A `:` at the end is a parameter: one part of the path. */
  readonly path: string;
  readonly answer: (request: IncomingMessage, visit: Visit) => Promise<Reply>;
}

const ROUTES: readonly SandboxRoute[] = [
  { method: 'POST', path: `${SANDBOX_API}/create-payment`, answer: createPayment },
  { method: 'GET', path: `${SANDBOX_API}/payment-info/:`, answer: paymentInfo },
  { method: 'GET', path: `${SANDBOX}/card/:`, answer: showCardPage },
  { method: 'POST', path: `${SANDBOX}/card/:`, answer: settleCard },
  { method: 'GET', path: CARD_STYLES, answer: cardStyles },
];

/**
 * Simulates the payment service and the card provider's page, below /payment-sandbox. No money moves, no card number is needed, and
 * payments are kept in memory only. `site` returns the facts of the site that it needs.
 */
export function paymentSandbox(site: () => Promise<PayingSite>): Handler {
  const state = new SandboxState();

  async function answer(request: IncomingMessage, path: string): Promise<Reply> {
    const { host } = request.headers;
    if (host === undefined || !isLoopback(host)) return text(403, 'The sandbox works on this machine only.');
    const found = ROUTES.filter((route) => parameterOf(route, path) !== undefined);
    if (found.length === 0) return text(404, 'The sandbox has no such address.');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const route = found.find((each) => each.method === method);
    if (route === undefined) {
      const allow = found.map((each) => each.method).join(', ');
      return { ...text(405, `Only ${allow} may be used here.`), headers: { allow } };
    }
    return route.answer(request, {
      state,
      site: await site(),
      origin: `http://${host}`,
      parameter: parameterOf(route, path) ?? '',
      query: new URLSearchParams(requestQuery(request.url ?? '')),
    });
  }

  return sandboxHandler(answer);
}

/** Makes a handler of what is below /payment-sandbox. A failure is logged, unless the client has closed the connection. */
export const sandboxHandler =
  (answer: (request: IncomingMessage, path: string) => Promise<Reply>): Handler =>
  (request, response, next) => {
    const path = requestPath(request.url ?? '/');
    if (path === undefined || !path.startsWith(`${SANDBOX}/`)) return next();
    answer(request, path)
      .catch((problem: unknown) => {
        if (!request.complete) return undefined;
        console.error('The payment sandbox failed:', problem);
        return text(500, 'The sandbox itself failed.');
      })
      .then((reply) => reply && send(response, reply));
  };

/** Returns the parameter of a route in a path: '' if the route has none, undefined if the path does not match. */
function parameterOf({ path: pattern }: SandboxRoute, path: string): string | undefined {
  if (!pattern.endsWith(':')) return path === pattern ? '' : undefined;
  const start = pattern.slice(0, -1);
  const parameter = path.startsWith(start) ? path.slice(start.length) : '';
  return parameter === '' || parameter.includes('/') ? undefined : parameter;
}

/** Tells whether a host is this machine. Other names that point to this machine are rejected, so that no foreign page can use the sandbox. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);
