import type { Payment } from '#content';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import { isPaymentPage } from './payment-page';
import { type Answer, type Fetch, isTransientFailure, readJson, sendRequest } from './send-request';

/** Why a payment could not be started; payment.yaml has a message for each. */
export type Failure = keyof Payment['form']['failures'];

/** The result of the attempt. */
export type Created =
  | { readonly kind: 'created'; readonly formUrl: string }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly cause: unknown };

/** The address of the payment service, and the hosts to which visitors may be redirected. */
export interface PaymentService {
  readonly api: string;
  readonly allowedHosts: readonly string[];
}

/** Timeout in milliseconds. */
const LIMIT = 15_000;

interface Surroundings {
  readonly fetch: Fetch;
  /** The host name of the site as the visitor sees it. */
  readonly site: string;
}

/**
 * Starts a payment with one request. A request without a response may have succeeded, so only the visitor repeats it.
 * With the same `key` the service makes no second payment.
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
  // The account for a bank transfer is on a page of the site.
  const isOwnPage = request.method === 'transfer' && URL.canParse(formUrl) && new URL(formUrl).hostname === site;
  return isOwnPage || isPaymentPage(formUrl, allowedHosts, site)
    ? { kind: 'created', formUrl }
    : failed('refusedAddress', `formUrl is ${excerpt(formUrl)}`);
}

function formUrlOf(answer: Answer): string | Created {
  if (answer.kind !== 'answer') return failed(answer.kind, answer.cause);
  const { status, text } = answer;
  const response = `${status} ${excerpt(text)}`;
  if (isTransientFailure(status)) return failed('server', response);
  if (status >= 400) return failed('refused', response);
  const { formUrl } = (readJson(text) ?? {}) as { readonly formUrl?: unknown }; // any value has properties
  return typeof formUrl === 'string' && formUrl !== '' ? formUrl : failed('malformed', response);
}

const failed = (failure: Failure, cause: unknown): Created => ({ kind: 'failed', failure, cause });

const excerpt = (text: string) => JSON.stringify(text.slice(0, 300));
