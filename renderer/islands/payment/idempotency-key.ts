import type { PaymentRequest } from './validate-payment';

/** What a visitor means to pay, and the key that tells the payment service that a repetition is the same payment. */
export interface Intent {
  readonly request: PaymentRequest;
  readonly key: string;
}

/** The intent behind a request: the earlier one if nothing in it has changed. */
export const intentOf = (request: PaymentRequest, earlier: Intent | undefined): Intent =>
  earlier && isSame(request, earlier.request) ? earlier : { request, key: crypto.randomUUID() };

const isSame = (one: PaymentRequest, other: PaymentRequest) => JSON.stringify(one) === JSON.stringify(other);
