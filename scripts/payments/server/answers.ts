import type { IncomingMessage } from 'node:http';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import { checkPaymentRequest, isIdempotencyKey } from '../contract/payment-request';
import { MAX_BODY, parseJson, readBody } from '../contract/read-body';
import { json, type Reply, refusal, text } from '../contract/reply';
import { hasMails } from '../mails/languages';
import { createPayment } from '../orders/create-payment';
import { checkAttempt, WHILE_WAITING } from '../orders/observe';
import { paymentInfo } from '../orders/payment-info';
import { gatewayNamed, type PaymentService } from '../service';
import type { Health } from './health';

/** A request to the service. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly service: PaymentService;
  /** The part of the path that names a payment or gateway; empty if there is none. */
  readonly parameter: string;
  readonly query: URLSearchParams;
  /** Absent on a machine where nobody watches the service. */
  readonly health?: Health | undefined;
}

/** POST create-payment: creates a payment and returns the address to pay it (openapi.yaml). */
export async function answerCreatePayment({ request, service }: Visit): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && isIdempotencyKey(key)))
    return refusal(400, {
      field: 'Idempotency-Key',
      message: 'Idempotency-Key must have 1 to 255 visible ASCII characters.',
    });
  const asked = await readPaymentRequest(
    request,
    service.facts.currencies.map(({ number }) => number),
  );
  if ('status' in asked) return asked;
  const created = await createPayment(service, { key, request: asked, language: languageOf(request, service) });
  switch (created.kind) {
    case 'created':
      return json(201, { formUrl: created.formUrl });
    case 'conflict':
      return refusal(422, {
        field: 'Idempotency-Key',
        message: 'This Idempotency-Key was used before, for another payment.',
      });
    case 'problem':
      return refusal(422, created.problem);
    case 'later':
      return later('The payment could not be registered yet; repeat the request.', created.seconds);
    case 'refused':
      return refusal(502, { field: 'body', message: 'The gateway does not accept this service; the organisers know.' });
  }
}

/** Tells whether a text can be an id. Others are not looked for: PostgreSQL fails for a NUL. */
const isId = (id: string | null | undefined): id is string => /^[\x21-\x7e]{1,255}$/.test(id ?? '');

/** GET payment-info: returns a payment, or `null`. */
export async function answerPaymentInfo({ service, parameter, query }: Visit): Promise<Reply> {
  // Gateways may repeat the parameters that they append.
  const orderId = query.get('orderId');
  return json(
    200,
    isId(parameter) && isId(orderId) ? ((await paymentInfo(service, parameter, orderId)) ?? null) : null,
  );
}

/** GET or POST of a gateway's callback: a hint to ask the gateway, and never a proof. */
export async function answerCallback({ request, service, parameter, query }: Visit): Promise<Reply> {
  const gateway = gatewayNamed(service, parameter);
  if (gateway === undefined) return text(404, 'There is no such gateway.');
  const body = request.method === 'POST' ? await readBody(request) : undefined;
  const hinted = gateway.hinted(new URLSearchParams([...query, ...new URLSearchParams(body?.toString())]));
  const [attempt] =
    hinted === undefined
      ? []
      : await service.database.transaction((run) =>
          run<{ order_number: string; gateway: string }>(
            'select order_number, gateway from attempts where gateway = $2 and (order_number = $1 or gateway_id = $1)',
            [hinted, gateway.name],
          ),
        );
  // The gateway repeats a callback that is answered late, so that the question is asked after the answer.
  if (attempt)
    setImmediate(() => checkAttempt(service, attempt, WHILE_WAITING).catch(({ message }) => service.log(message)));
  return text(200, 'OK');
}

/** GET health: whether the service works, for monitoring. It says nothing of payments. */
export async function answerHealth({ health }: Visit): Promise<Reply> {
  const failing = health?.failing() ?? [];
  if (failing.length === 0) return json(200, { status: 'ok' });
  const reply = json(503, { status: 'failing', failing });
  return { ...reply, headers: { ...reply.headers, 'retry-after': '30' } };
}

async function readPaymentRequest(
  request: IncomingMessage,
  currencies: readonly number[],
): Promise<PaymentRequest | Reply> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    return refusal(415, { field: 'Content-Type', message: 'Content-Type must be application/json.' });
  const bytes = await readBody(request);
  if (bytes === undefined) return tooLarge();
  const body = parseJson(bytes);
  if (body === undefined) return refusal(400, { field: 'body', message: 'The body is not JSON in UTF-8.' });
  const checked = checkPaymentRequest(body.value, currencies);
  return 'errors' in checked ? refusal(422, ...checked.errors) : checked.request;
}

const tooLarge = (): Reply => {
  const reply = refusal(413, { field: 'body', message: `The body must have at most ${MAX_BODY} bytes.` });
  // The connection is closed, since the rest of the body is not read.
  return { ...reply, headers: { ...reply.headers, connection: 'close' } };
};

/** Asks to repeat a request after some seconds (RFC 9110, section 10.2.3). */
export const later = (message: string, seconds: number, status: 429 | 503 = 503): Reply => {
  const reply = refusal(status, { field: 'body', message });
  return { ...reply, headers: { ...reply.headers, 'retry-after': String(seconds) } };
};

/** Returns the first language of the browser in which there are mails, else that of the conference (RFC 9110, section 12.5.4). */
function languageOf({ headers }: IncomingMessage, { facts }: PaymentService): string {
  const asked = headers['accept-language']?.split(',').map((range) => range.split(';')[0]?.trim() ?? '');
  return asked?.find((tag) => /^[a-z]{2}(-[a-z0-9]+)*$/i.test(tag) && hasMails(tag)) ?? facts.conference.language;
}
