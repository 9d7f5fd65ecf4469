import type { IncomingMessage } from 'node:http';
import type { PaymentRequest } from '../../shared/fees/payment-request';
import type { Currency } from '../../shared/model/content';
import type { Route } from '../../shared/model/route';
import { checkPaymentRequest, isIdempotencyKey } from '../payments/contract/payment-request';
import { MAX_BODY, parseJson, readBody } from '../payments/contract/read-body';
import { json, type Reply, refusal } from '../payments/contract/reply';
import { type Call, faultOf, unknownFault, withRequestedFault } from './faults';
import { cardPath } from './paths';
import type { Payment } from './payments';
import type { SandboxState } from './state';

/** The facts of the site that the sandbox needs. */
export interface PayingSite {
  /** All currencies; `offered` marks those that the site offers. */
  readonly currencies: readonly Currency[];
  /** The addresses of its pages, including those for a payment's result and failure. */
  readonly routes: readonly Pick<Route, 'path' | 'kind'>[];
}

/** The context of a request. */
export interface Visit {
  readonly state: SandboxState;
  readonly site: PayingSite;
  /** The origin of the sandbox, as the visitor sees it. */
  readonly origin: string;
  /** The value of the route's parameter. */
  readonly parameter: string;
  readonly query: URLSearchParams;
}

/** POST create-payment: creates a payment and returns the address to pay it. */
export async function createPayment(request: IncomingMessage, visit: Visit): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  if (key !== undefined && !(typeof key === 'string' && isIdempotencyKey(key))) {
    return refusal(400, {
      field: 'Idempotency-Key',
      message: 'Idempotency-Key must have 1 to 255 visible ASCII characters.',
    });
  }
  const checked = await readPaymentRequest(request, visit.site.currencies);
  if ('status' in checked) return checked;

  const payment = visit.state.create({ key, request: checked });
  if (payment === 'conflict') {
    return refusal(422, {
      field: 'Idempotency-Key',
      message: 'This Idempotency-Key was used before, for another payment.',
    });
  }
  return withFault(json(201, { formUrl: visit.origin + cardPath(payment.orderId) }), 'create-payment', payment, visit);
}

/**
 * GET payment-info: returns a payment. The response for an unknown payment is 200 with `null`, not 404: the specification says "No data
 * gives Payment not found", and has different responses for errors.
 */
export async function paymentInfo(_request: IncomingMessage, visit: Visit): Promise<Reply> {
  const { state, parameter, query } = visit;
  // Gateways may repeat the parameters that they append.
  const payment = state.find(parameter, query.get('orderId') ?? undefined);
  if (payment === undefined) return json(200, null);
  const { request: known, status, date } = payment;
  const { email, amount, currency, first_name, last_name, choice } = known;
  const info = { email, amount, currency, status, first_name, last_name, date, choice }; // JSON leaves out what is undefined
  return withFault(json(200, info), 'payment-info', payment, visit);
}

async function readPaymentRequest(
  request: IncomingMessage,
  currencies: readonly Currency[],
): Promise<PaymentRequest | Reply> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
    return refusal(415, { field: 'Content-Type', message: 'Content-Type must be application/json.' });
  }
  const bytes = await readBody(request);
  if (bytes === undefined) return tooLarge();
  const body = parseJson(bytes);
  if (body === undefined) return refusal(400, { field: 'body', message: 'The body is not JSON in UTF-8.' });
  const offered = currencies.filter((currency) => currency.offered).map((currency) => currency.number);
  const checked = checkPaymentRequest(body.value, offered);
  if ('errors' in checked) return refusal(422, ...checked.errors);
  const fault = faultOf(checked.request.email);
  return typeof fault === 'string' ? refusal(422, unknownFault(fault)) : checked.request;
}

const tooLarge = (): Reply => {
  const reply = refusal(413, { field: 'body', message: `The body must have at most ${MAX_BODY} bytes.` });
  // The connection is closed, since the rest of the body is not read.
  return { ...reply, headers: { ...reply.headers, connection: 'close' } };
};

const withFault = (reply: Reply, call: Call, payment: Payment, { state }: Visit): Reply =>
  withRequestedFault(reply, call, payment.request.email, state.firstCalls.isFirst(call, payment.id));
