import type { Choice } from './choice';

/** The body of create-payment (scripts/payment-sandbox/openapi.yaml). */
export interface PaymentRequest {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Thousandths of the currency. */
  readonly amount: number;
  /** Numeric code (ISO 4217). */
  readonly currency: number;
  /** What the amount is for; absent if it was typed. */
  readonly choice?: Choice;
  /** By card if it is absent. */
  readonly method?: 'card' | 'transfer';
}
