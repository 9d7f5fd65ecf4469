import type { PaymentRequest } from '../../../shared/fees/payment-request';
import type { PaymentInfo } from './look-up-payment';

/** The idempotency key of a payment that may be open. It contains no personal data. */
interface OpenPayment {
  /** Hash of the request. */
  readonly body: string;
  /** Hash of the facts that the payment service reports. */
  readonly about: string;
  readonly key: string;
}

/** The sessionStorage key. */
const ITEM = 'open-payments';

/** Final `orderStatus` values: paid, cancelled, refunded, declined; it may be absent. */
const FINAL: readonly unknown[] = [undefined, null, 2, 3, 4, 6];

/** Open payments that could not be stored; lost when the page closes. */
let unstored: readonly OpenPayment[] = [];

/**
 * Returns the idempotency key of a request to a service: the same for the same request while its payment may be open. Conferences on
 * one host share the storage.
 */
export async function keyOf(request: PaymentRequest, api: string): Promise<string> {
  const body = await hashOf([api, request]);
  const known = openPayments().find((payment) => payment.body === body);
  if (known) return known.key;
  const about = await hashOf(aboutOf(request, api));
  const key = newKey();
  keep([...openPayments(), { body, about, key }]);
  return key;
}

/** Forgets the key of a completed payment, so that the same request starts a new payment. */
export async function forgetSettled(info: PaymentInfo, api: string): Promise<void> {
  if (!FINAL.includes(info.status)) return;
  const about = await hashOf(aboutOf(info, api));
  keep(openPayments().filter((payment) => payment.about !== about));
}

type Facts = Pick<PaymentRequest, 'email' | 'amount' | 'currency'>;
const aboutOf = ({ email, amount, currency }: Facts, api: string) => [api, email, amount, currency];

// Browsers have it only on HTTPS and on localhost.
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

/**
 * Returns the SHA-256 of a value as JSON in hexadecimal; the JSON itself if the browser has no hash, for then nothing
 * is stored.
 */
async function hashOf(value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const digest = await subtle()?.digest('SHA-256', new TextEncoder().encode(text));
  return digest === undefined ? text : hexOf(new Uint8Array(digest));
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const newKey = (): string => (subtle() ? crypto.randomUUID() : hexOf(crypto.getRandomValues(new Uint8Array(16))));

/** Accessing blocked storage throws. */
const storage = () => (subtle() ? sessionStorage : undefined);

function openPayments(): readonly OpenPayment[] {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(ITEM) ?? '[]');
    return [...(Array.isArray(stored) ? stored.filter(isOpenPayment) : []), ...unstored];
  } catch {
    return unstored;
  }
}

function isOpenPayment(value: unknown): value is OpenPayment {
  const { body, about, key } = (value ?? {}) as Readonly<Record<string, unknown>>; // any value has properties
  return [body, about, key].every((text) => typeof text === 'string');
}

function keep(payments: readonly OpenPayment[]): void {
  unstored = payments;
  try {
    const place = storage();
    if (place === undefined) return;
    if (payments.length === 0) place.removeItem(ITEM);
    else place.setItem(ITEM, JSON.stringify(payments));
    unstored = [];
  } catch {
    // Storage is blocked or full: they stay in memory.
  }
}
