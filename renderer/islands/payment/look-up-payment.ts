import type { ResultAddress } from './result-address';
import { type Answer, type Fetch, isTransientFailure, readJson, sendRequest } from './send-request';

/** The facts of a payment from the payment service. */
export interface PaymentInfo {
  readonly email: string;
  /** Thousandths of the currency. */
  readonly amount: number;
  /** Numeric code (ISO 4217). */
  readonly currency: number;
  /** State of the payment as gateways number it (`orderStatus`); optional. */
  readonly status?: unknown;
  /** Payer, time of the payment (ISO 8601) and choice; optional. */
  readonly first_name?: unknown;
  readonly last_name?: unknown;
  readonly date?: unknown;
  readonly choice?: unknown;
  /** Of a bank transfer, what the payer writes. */
  readonly reference?: unknown;
}

export type LookedUp =
  | { readonly kind: 'found'; readonly info: PaymentInfo }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly cause: unknown };

/** Timeout of one request in milliseconds. */
const LIMIT = 10_000;
const RETRIES = 2;
/** Milliseconds before the first retry; doubled for the next. */
const PAUSE = 1000;
/** Maximum Retry-After in milliseconds. Longer ones end the attempts. */
const LONGEST_PAUSE = 30_000;
/** Maximum length of ids and order numbers (openapi.yaml). */
const MAX_LENGTH = 255;

interface Surroundings {
  readonly fetch: Fetch;
  /** Resolves after some milliseconds. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** Looks up a payment. Retries twice if the service is temporarily unavailable. */
export async function lookUpPayment(
  api: string,
  { id, orderId, lang }: ResultAddress,
  { fetch, pause }: Surroundings,
): Promise<LookedUp> {
  if (!isName(id) || orderId.length > MAX_LENGTH) return { kind: 'not-found' };
  const query = new URLSearchParams({ ...(orderId && { orderId }), ...(lang && { lang: lang.slice(0, MAX_LENGTH) }) });
  const address = `${api}/payment-info/${encodeURIComponent(id)}?${query}`;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await sendRequest(fetch, address, LIMIT, { headers: { accept: 'application/json' } });
    const wait = pauseAfter(answer, attempt);
    if (wait === undefined) return judge(answer);
    await pause(wait);
  }
}

/** Browsers resolve the path segments `.` and `..`, encoded or not; `id` is the address of the page's own file. */
const isName = (id: string) => id.length > 0 && id.length <= MAX_LENGTH && !['.', '..', 'id'].includes(id);

/** Returns the milliseconds before the next attempt; undefined if there is none. */
function pauseAfter(answer: Answer, attempt: number): number | undefined {
  if (attempt >= RETRIES) return undefined;
  const usual = PAUSE * 2 ** attempt;
  if (answer.kind !== 'answer') return usual;
  if (!isTransientFailure(answer.status)) return undefined;
  const wait = Math.max(usual, milliseconds(answer.retryAfter));
  return wait <= LONGEST_PAUSE ? wait : undefined;
}

/** Parses Retry-After: a number of seconds, or a date (RFC 9110, section 10.2.3). */
function milliseconds(retryAfter: string | null): number {
  if (retryAfter === null) return 0;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000;
  return (Date.parse(retryAfter) || 0) - Date.now();
}

function judge(answer: Answer): LookedUp {
  if (answer.kind !== 'answer') return { kind: 'failed', cause: answer.cause };
  const { status, text } = answer;
  const failed: LookedUp = { kind: 'failed', cause: `${status} ${JSON.stringify(text.slice(0, 300))}` };
  if (status === 404) return { kind: 'not-found' };
  if (status >= 400) return failed;
  const data = text.trim() === '' ? null : readJson(text);
  if (isEmpty(data)) return { kind: 'not-found' };
  return isPaymentInfo(data) ? { kind: 'found', info: data } : failed;
}

const isEmpty = (data: unknown) =>
  data === null || data === '' || (typeof data === 'object' && Object.keys(data).length === 0);

function isPaymentInfo(data: unknown): data is PaymentInfo {
  const { email, amount, currency } = (data ?? {}) as Readonly<Record<string, unknown>>; // any value has properties
  return typeof email === 'string' && isNatural(amount) && isNatural(currency);
}

const isNatural = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
