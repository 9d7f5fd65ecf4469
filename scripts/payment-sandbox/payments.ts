import { isDeepStrictEqual } from 'node:util';
import type { PaymentRequest } from '../../shared/fees/payment-request';
import { ORDER_STATUS, type OrderStatus } from '../payments/gateways/gateway';

/** The buttons on the card provider's page, and the resulting state of each. */
export const DECISIONS = {
  approve: ORDER_STATUS.paid,
  decline: ORDER_STATUS.declined,
  cancel: ORDER_STATUS.cancelled,
} as const;

export type Decision = keyof typeof DECISIONS;

export interface Payment {
  readonly id: string;
  /** The card provider's id of the payment. */
  readonly orderId: string;
  /** The Idempotency-Key of its request. */
  readonly key: string | undefined;
  readonly request: PaymentRequest;
  readonly status: OrderStatus;
  /** When it was settled (ISO 8601). */
  readonly date?: string;
}

/** All payments, the oldest first. */
export type Payments = readonly Payment[];

/** The number of payments in memory; a new one replaces the oldest. */
export const CAPACITY = 1000;

type Created =
  | { readonly kind: 'created' | 'repeated'; readonly payments: Payments; readonly payment: Payment }
  /** The key was used for another request. */
  | { readonly kind: 'conflict' };

/** States of failed payments: the payer may try again. */
const FAILED: readonly OrderStatus[] = [ORDER_STATUS.cancelled, ORDER_STATUS.declined];

/** Adds a payment, or returns the one with the same key. */
export function createPayment(payments: Payments, asked: Omit<Payment, 'status'>): Created {
  const earlier = asked.key === undefined ? undefined : payments.findLast(({ key }) => key === asked.key);
  if (earlier !== undefined) {
    if (!isSame(earlier.request, asked.request)) return { kind: 'conflict' };
    if (!FAILED.includes(earlier.status)) return { kind: 'repeated', payments, payment: earlier };
  }
  const payment: Payment = { ...asked, status: ORDER_STATUS.unpaid };
  return { kind: 'created', payments: [...payments, payment].slice(-CAPACITY), payment };
}

/** Records the payer's decision. The first one counts; later ones change nothing. */
export const settle = (payments: Payments, orderId: string, decision: Decision, date: string): Payments =>
  payments.map((payment) =>
    payment.orderId === orderId && payment.status === ORDER_STATUS.unpaid
      ? { ...payment, status: DECISIONS[decision], date }
      : payment,
  );

export const findOrder = (payments: Payments, orderId: string): Payment | undefined =>
  payments.find((payment) => payment.orderId === orderId);

/** Finds a payment by its id and order id: both must match. */
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
