import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { requestPath, requestQuery } from '../../serve/request-path';
import { codeOf } from '../code-of';
import { type Reply, refusal, send, text } from '../contract/reply';
import type { PaymentService } from '../service';
import { answerCallback, answerCreatePayment, answerHealth, answerPaymentInfo, later, type Visit } from './answers';
import type { Health } from './health';
import type { Limits } from './limits';

interface ServiceRoute {
  readonly methods: readonly ('GET' | 'POST')[];
  /** Its group is the parameter. */
  readonly path: RegExp;
  readonly answer: (visit: Visit) => Promise<Reply>;
  /** Requests that one address may send in 10 seconds; many payers may share one. */
  readonly most?: number;
}

/** All public addresses. Their contract is `scripts/payment-sandbox/openapi.yaml`. */
const ROUTES: readonly ServiceRoute[] = [
  { methods: ['POST'], path: /^\/create-payment$/, answer: answerCreatePayment, most: 60 },
  { methods: ['GET'], path: /^\/payment-info\/([^/]+)$/, answer: answerPaymentInfo, most: 120 },
  { methods: ['GET', 'POST'], path: /^\/gateway\/([^/]+)\/callback$/, answer: answerCallback, most: 600 },
  { methods: ['GET'], path: /^\/health$/, answer: answerHealth },
];

/** What a service that is open to the world has. */
export interface Guards {
  readonly limits: Limits;
  readonly health: Health;
}

/** Connections that are open at once, or wait to be accepted while a hall presses the button. */
export const MOST_CONNECTIONS = 2000;

/** Limits of connections, in milliseconds, bytes and numbers: slow clients are cut. */
const CONNECTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2000,
  keepAliveTimeout: 5000,
  maxHeaderSize: 16 * 1024,
  maxConnections: MOST_CONNECTIONS,
};

/** Makes the web server of the service. It does not listen yet. */
export function createPaymentServer(
  service: PaymentService,
  guards: Guards,
  changes: Partial<typeof CONNECTIONS> = {},
): Server {
  const { maxConnections, ...options } = { ...CONNECTIONS, ...changes };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const reply = await replyTo(service, request, requestPath(request.url ?? '/') ?? '', guards);
    // A server that stops keeps no connection.
    if (!server.listening) response.setHeader('connection', 'close');
    if (!response.destroyed) await send(response, withOrigin(service, request, reply));
  };
  const server = createServer(options, (request, response) => void handle(request, response));
  return Object.assign(server, { maxConnections });
}

/** Answers a request at a path of the service, which may stand below another. */
export const replyTo = (
  service: PaymentService,
  request: IncomingMessage,
  path: string,
  guards?: Guards,
): Promise<Reply> =>
  answer({ service, request, path, guards }).catch((problem: unknown) => failure(service, request, problem));

interface Asked {
  readonly service: PaymentService;
  readonly request: IncomingMessage;
  readonly path: string;
  readonly guards: Guards | undefined;
}

async function answer({ service, request, path, guards }: Asked): Promise<Reply> {
  const route = ROUTES.find((each) => each.path.test(path));
  if (route === undefined) return text(404, 'There is no such address.');
  const reply = await answerRoute(route, { service, request, path, guards });
  const { status } = reply;
  const what = `${request.method} /${path.split('/')[1]}: ${status}`;
  // Without what was sent, and who sent it.
  if (status >= 400 && guards?.limits.isFirst(what, service.now())) service.log(what);
  return reply;
}

async function answerRoute(route: ServiceRoute, { service, request, path, guards }: Asked): Promise<Reply> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(service))
    return refusal(403, { field: 'Origin', message: 'Requests from this origin are not answered.' });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const allow = [...route.methods, 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return { ...text(204, ''), body: '', headers: { allow } };
  if (!route.methods.some((each) => each === method))
    return { ...text(405, `Only ${allow} may be used here.`), headers: { allow } };
  const tooMany = route.most && guards?.limits.tooMany(request, route.path.source, route.most, service.now());
  if (tooMany) return later('Too many requests.', tooMany.seconds, tooMany.status);
  const [, parameter = ''] = route.path.exec(path) ?? [];
  const query = new URLSearchParams(requestQuery(request.url ?? ''));
  return route.answer({ request, service, parameter, query, health: guards?.health });
}

/** A full disk, a lost connection to the database: nothing was changed, and the request may be repeated. */
function failure(service: PaymentService, request: IncomingMessage, problem: unknown): Reply {
  const code = codeOf(problem);
  // Not if the client has gone.
  if (!request.destroyed || request.complete)
    service.log(`A request failed: ${code ?? (problem instanceof Error ? problem.stack : 'unknown')}`);
  return later('The service cannot answer now.', 5);
}

const originOf = ({ origin }: PaymentService) => new URL(origin).origin;

/** Lets the pages of the site read the answer (the Fetch standard, CORS protocol). */
function withOrigin(service: PaymentService, { headers: { origin } }: IncomingMessage, reply: Reply): Reply {
  if (origin === undefined || origin !== originOf(service)) return reply;
  const cors = {
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'Content-Type, Idempotency-Key',
    'access-control-expose-headers': 'Retry-After',
    vary: 'Origin',
  };
  return { ...reply, headers: { ...reply.headers, ...cors } };
}
