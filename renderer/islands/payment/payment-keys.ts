import type { PaymentInfo } from './look-up-payment';
import type { PaymentRequest } from './validate-payment';

/** The key of a payment that may still be open. Nothing in it says who pays what. */
interface OpenPayment {
  /** Hash of the request. */
  readonly body: string;
  /** Hash of what the payment service tells of every payment. */
  readonly about: string;
  readonly key: string;
}

/** The item of sessionStorage. */
const ITEM = 'open-payments';

/** `orderStatus` of payments that end as they are: paid, cancelled, refunded, declined; a service may leave it out. */
const FINAL: readonly unknown[] = [undefined, null, 2, 3, 4, 6];

/** Open payments where the browser stores nothing: they go with the page. */
let unstored: readonly OpenPayment[] = [];

/**
 * Gives the key by which the payment service knows a repetition of a request: the same for the same request as long as its
 * payment may be open, whatever was asked for in between.
 */
export async function keyOf(request: PaymentRequest): Promise<string> {
  const body = await hashOf(request);
  const known = openPayments().find((payment) => payment.body === body);
  if (known) return known.key;
  const about = await hashOf(aboutOf(request));
  const key = newKey();
  keep([...openPayments(), { body, about, key }]);
  return key;
}

/** Forgets the key of a payment that has come to its end: the same request means another payment from now on. */
export async function forgetSettled(info: PaymentInfo): Promise<void> {
  if (!FINAL.includes(info.status)) return;
  const about = await hashOf(aboutOf(info));
  keep(openPayments().filter((payment) => payment.about !== about));
}

const aboutOf = ({ email, amount, currency }: Pick<PaymentRequest, 'email' | 'amount' | 'currency'>) => [
  email,
  amount,
  currency,
];

// Browsers have it on https and on the visitor's own machine alone.
const subtle = (): SubtleCrypto | undefined => globalThis.crypto?.subtle;

/** The SHA-256 of a value as JSON, in hexadecimal; the JSON itself where the browser has no hash, and nothing is stored. */
async function hashOf(value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const digest = await subtle()?.digest('SHA-256', new TextEncoder().encode(text));
  return digest === undefined ? text : hexOf(new Uint8Array(digest));
}

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const newKey = (): string => (subtle() ? crypto.randomUUID() : hexOf(crypto.getRandomValues(new Uint8Array(16))));

/** Reading it throws where the visitor allows no storage. */
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
    // Refused, or full: they stay in the memory of the page.
  }
}
