import type { Payment } from '#content';
import { isPaymentPage } from './payment-page';
import { type Answer, type Fetch, isTransientFailure, readJson, sendRequest } from './send-request';
import type { PaymentRequest } from './validate-payment';

/** Why a payment could not be started; data/payment.yaml has the words for each. */
export type Failure = keyof Payment['form']['failures'];

/** The outcome of the attempt. */
export type Created =
  | { readonly kind: 'created'; readonly formUrl: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly cause: unknown };

/** The address of the payment service, and the hosts to which visitors may be sent. */
export interface PaymentService {
  readonly api: string;
  readonly allowedHosts: readonly string[];
}

/** How long the answer may take, in milliseconds. */
const LIMIT = 15_000;

interface Surroundings {
  readonly fetch: Fetch;
  /** Name of the host that the visitor sees the site on. */
  readonly site: string;
}

/**
 * Asks for a payment, once: a request without an answer may have been heard, so that only the visitor repeats it. With
 * the same `key` a service that heard it makes no second payment.
 */
export async function createPayment(
  request: PaymentRequest,
  key: string,
  { api, allowedHosts }: PaymentService,
  { fetch, site }: Surroundings,
): Promise<Created> {
  const answer = await sendRequest(fetch, `${api}/create-payment`, LIMIT, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(request),
  });
  const formUrl = formUrlOf(answer);
  if (typeof formUrl !== 'string') return formUrl;
  return isPaymentPage(formUrl, allowedHosts, site)
    ? { kind: 'created', formUrl }
    : failed('refusedAddress', `formUrl is ${excerpt(formUrl)}`);
}

function formUrlOf(answer: Answer): string | Created {
  if (answer.kind !== 'answer') return failed(answer.kind, answer.cause);
  const { status, text } = answer;
  const said = `${status} ${excerpt(text)}`;
  if (isTransientFailure(status)) return failed('server', said);
  if (status >= 400) return failed('refused', said);
  const { formUrl } = (readJson(text) ?? {}) as { readonly formUrl?: unknown }; // reading a property of any value will do
  return typeof formUrl === 'string' && formUrl !== '' ? formUrl : failed('malformed', said);
}

const failed = (failure: Failure, cause: unknown): Created => ({ kind: 'failed', failure, cause });

const excerpt = (text: string) => JSON.stringify(text.slice(0, 300));
