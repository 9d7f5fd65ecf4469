/** Numbers of states of the BPC family of gateways (`orderStatus`), which payment-info also has. */
export const ORDER_STATUS = {
  unpaid: 0,
  held: 1,
  paid: 2,
  cancelled: 3,
  refunded: 4,
  authenticating: 5,
  declined: 6,
} as const;

export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS];

/** What a gateway is asked to take: one attempt to pay an order. */
interface Registration {
  /** Our number of the attempt, never used twice: letters and digits, at most 32. */
  readonly orderNumber: string;
  /** Thousandths of the currency. */
  readonly amount: number;
  /** Number of ISO 4217. */
  readonly currency: number;
  readonly description: string;
  /** Language of the payer (BCP 47). */
  readonly language: string;
  /** Where the gateway sends the payer back to after a payment, and after a failure. */
  readonly returnUrl: string;
  readonly failUrl: string;
  /** Seconds after which the form is closed. */
  readonly lifetime: number;
}

/** What became of a registration. `unknown`: the gateway may have it or not, so that its number is never used again. */
export type Registered =
  | { readonly kind: 'open'; readonly gatewayId: string; readonly formUrl: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string /** Seconds. */; readonly retryAfter?: number };

/** What a gateway says about an attempt. */
export type Observation =
  | { readonly kind: 'no-order' }
  | { readonly kind: 'unreachable'; readonly why: string }
  | Observed;

/** What a gateway knows of an attempt. */
export interface Observed {
  readonly kind: 'order';
  readonly status: OrderStatus;
  readonly orderNumber: string;
  readonly gatewayId: string | undefined;
  /** Thousandths. */
  readonly amount: number;
  readonly currency: number;
  /** Thousandths that were sent back so far, if the gateway says it. */
  readonly refunded?: number;
}

/**
 * A way to take money. The service asks and never believes what it is told unasked, so that a gateway's callback is a hint to ask.
 *
 * A gateway with signed webhooks, such as Stripe, fits: `register` sends the order number as Idempotency-Key and returns the checkout
 * session as `gatewayId`; the callback checks the signature and its age (300 s), and returns the session's order number. Events that
 * come twice, late or in another order change nothing, since each leads to the same question: `status`.
 */
export interface Gateway {
  readonly name: string;
  /** Seconds for which a form stays open. */
  readonly lifetime: number;
  /** Says which amounts it cannot take in thousandths: undefined if it can. */
  readonly problemOfAmount: (amount: number, currency: number) => string | undefined;
  readonly register: (registration: Registration) => Promise<Registered>;
  /** Asks for an attempt by our own number. `within` is a limit in milliseconds. */
  readonly status: (orderNumber: string, within: number) => Promise<Observation>;
  /**
   * Sends back a part of a payment, or all of it. Throws NotRefunded if the gateway refuses; after any other error, only the next
   * `status` says whether it was done.
   */
  readonly refund: (payment: {
    readonly orderNumber: string;
    readonly gatewayId: string;
    readonly amount: number;
    readonly currency: number;
  }) => Promise<void>;
  /** Returns the number of the attempt that a callback is about, ours or the gateway's; undefined if it names none. */
  readonly hinted: (parameters: URLSearchParams) => string | undefined;
}

/** The gateway answered that it sends nothing back. */
export class NotRefunded extends Error {}
