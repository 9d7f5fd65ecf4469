import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { requestPath, requestQuery } from '../../serve/request-path';
import { type Reply, refusal, send, text } from '../contract/reply';
import type { PaymentService } from '../service';
import { answerCallback, answerCreatePayment, answerPaymentInfo, later, type Visit } from './answers';

interface ServiceRoute {
  readonly methods: readonly ('GET' | 'POST')[];
  /** Its group is the parameter. */
  readonly path: RegExp;
  readonly answer: (visit: Visit) => Promise<Reply>;
}

/** All public addresses. Their contract is `scripts/payment-sandbox/openapi.yaml`. */
const ROUTES: readonly ServiceRoute[] = [
  { methods: ['POST'], path: /^\/create-payment$/, answer: answerCreatePayment },
  { methods: ['GET'], path: /^\/payment-info\/([^/]+)$/, answer: answerPaymentInfo },
  { methods: ['GET', 'POST'], path: /^\/gateway\/([^/]+)\/callback$/, answer: answerCallback },
];

/** Makes the handler of the service's requests. */
const serviceAnswers =
  (service: PaymentService) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const reply = await replyTo(service, request, requestPath(request.url ?? '/') ?? '');
    if (!response.destroyed) await send(response, withOrigin(service, request, reply));
  };

/** Answers a request at a path of the service, which may stand below another. */
export const replyTo = (service: PaymentService, request: IncomingMessage, path: string): Promise<Reply> =>
  answer(service, request, path).catch((problem: unknown) => failure(service, problem));

/** Makes the web server of the service. It does not listen yet. */
export function createPaymentServer(service: PaymentService): Server {
  const answers = serviceAnswers(service);
  // Slow clients are cut.
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 15_000,
    connectionsCheckingInterval: 2000,
    keepAliveTimeout: 5000,
  };
  return createServer({ ...limits, maxHeaderSize: 16 * 1024 }, (request, response) => void answers(request, response));
}

async function answer(service: PaymentService, request: IncomingMessage, path: string): Promise<Reply> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(service))
    return refusal(403, { field: 'Origin', message: 'Requests from this origin are not answered.' });
  const route = ROUTES.find((each) => each.path.test(path));
  if (route === undefined) return text(404, 'There is no such address.');
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const allow = [...route.methods, 'OPTIONS'].join(', ');
  if (method === 'OPTIONS') return { ...text(204, ''), body: '', headers: { allow } };
  if (!route.methods.some((each) => each === method))
    return { ...text(405, `Only ${allow} may be used here.`), headers: { allow } };
  const [, parameter = ''] = route.path.exec(path) ?? [];
  return route.answer({ request, service, parameter, query: new URLSearchParams(requestQuery(request.url ?? '')) });
}

/** A full disk, a lost connection to the database: nothing was changed, and the request may be repeated. */
function failure(service: PaymentService, problem: unknown): Reply {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : undefined;
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
    vary: 'Origin',
  };
  return { ...reply, headers: { ...reply.headers, ...cors } };
}
