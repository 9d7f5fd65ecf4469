import { isDeepStrictEqual } from 'node:util';
import type { PaymentRequest } from './payment-request';

/** States of a payment, numbered as the BPC family of gateways does (`orderStatus`); paid are 1 and 2. */
export const ORDER_STATUS = {
  unpaid: 0,
  held: 1,
  paid: 2,
  cancelled: 3,
  refunded: 4,
  authenticating: 5,
  declined: 6,
} as const;

type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** The choices on the card provider's page, and the state to which each leads. */
export const DECISIONS = {
  approve: ORDER_STATUS.paid,
  decline: ORDER_STATUS.declined,
  cancel: ORDER_STATUS.cancelled,
} as const;

export type Decision = keyof typeof DECISIONS;

export interface Payment {
  readonly id: string;
  /** The card provider's own number of the payment. */
  readonly orderId: string;
  /** The Idempotency-Key of the request for it. */
  readonly key: string | undefined;
  readonly request: PaymentRequest;
  readonly status: OrderStatus;
  /** When it was settled (ISO 8601). */
  readonly date?: string;
}

/** All payments, the oldest first. */
export type Payments = readonly Payment[];

/** The number of payments that are remembered; a new one replaces the oldest. */
export const CAPACITY = 1000;

type Created =
  | { readonly kind: 'created' | 'repeated'; readonly payments: Payments; readonly payment: Payment }
  /** The key was used before, for something else. */
  | { readonly kind: 'conflict' };

/** States in which nothing was paid, and nothing will be: the payer may try again. */
const FAILED: readonly OrderStatus[] = [ORDER_STATUS.cancelled, ORDER_STATUS.declined];

/** Adds a payment, or finds the one that was made for the same key. */
export function createPayment(payments: Payments, asked: Omit<Payment, 'status'>): Created {
  const earlier = asked.key === undefined ? undefined : payments.findLast(({ key }) => key === asked.key);
  if (earlier !== undefined) {
    if (!isSame(earlier.request, asked.request)) return { kind: 'conflict' };
    if (!FAILED.includes(earlier.status)) return { kind: 'repeated', payments, payment: earlier };
  }
  const payment: Payment = { ...asked, status: ORDER_STATUS.unpaid };
  return { kind: 'created', payments: [...payments, payment].slice(-CAPACITY), payment };
}

/** Records the payer's choice. The first one counts: pressing a button a second time changes nothing. */
export const settle = (payments: Payments, orderId: string, decision: Decision, date: string): Payments =>
  payments.map((payment) =>
    payment.orderId === orderId && payment.status === ORDER_STATUS.unpaid
      ? { ...payment, status: DECISIONS[decision], date }
      : payment,
  );

export const findOrder = (payments: Payments, orderId: string): Payment | undefined =>
  payments.find((payment) => payment.orderId === orderId);

/** A payment is found by its id and its order together: neither alone tells anything. */
export const findPayment = (payments: Payments, id: string, orderId: string | undefined): Payment | undefined =>
  payments.find((payment) => payment.id === id && payment.orderId === orderId);

const isSame = (one: PaymentRequest, other: PaymentRequest) =>
  FIELDS.every((field) => isDeepStrictEqual(one[field], other[field]));

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'amount',
  'currency',
  'choice',
] as const satisfies (keyof PaymentRequest)[];
