import type { PaymentRequest } from './validate-payment';

/** A payment that a visitor intends, and the key by which the payment service knows a repetition of it. */
export interface Intent {
  readonly request: PaymentRequest;
  readonly key: string;
}

/** The intent behind a request: the earlier one if nothing in it has changed. */
export const intentOf = (request: PaymentRequest, earlier: Intent | undefined): Intent =>
  earlier && isSame(request, earlier.request) ? earlier : { request, key: crypto.randomUUID() };

const isSame = (one: PaymentRequest, other: PaymentRequest) => JSON.stringify(one) === JSON.stringify(other);
