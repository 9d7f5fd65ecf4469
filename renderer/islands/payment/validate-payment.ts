import type { Words } from '../../words';
import { looksLikeEmail } from '../form/email';
import { parseAmount } from './amount';

/** What the visitor fills in; the names are the backend's (specification, section 3, "Payment request"). */
export interface PaymentValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly amount: string;
  /** Numeric code, as text: the value of the chosen option. */
  readonly currency: string;
}

/** What create-payment is asked for (scripts/payment-sandbox/openapi.yaml). */
export interface PaymentRequest {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Thousandths of the currency. */
  readonly amount: number;
  /** Numeric code (ISO 4217). */
  readonly currency: number;
}

/** final-form leaves a field out that is empty. */
type Filled = Partial<PaymentValues>;

/** A message, or nothing if the text will do. An empty text is judged too. */
type Rule = (text: string, messages: Messages) => string | undefined;

type Messages = Words['paymentForm']['errors'];

/** The rules of specification 5.1. */
const RULES: Readonly<Record<keyof PaymentValues, Rule>> = {
  first_name: (text, { firstName, notAlphabetic }) => {
    if (!text) return firstName;
    // Of any script: É, ç and ة are letters, and some are written with marks.
    return /^[\p{L}\p{M}\p{Zs}]+$/u.test(text) ? undefined : notAlphabetic;
  },
  last_name: (text, { lastName }) => (text ? undefined : lastName),
  email: (text, { email, invalidEmail }) => {
    if (!text) return email;
    return looksLikeEmail(text) ? undefined : invalidEmail;
  },
  amount: (text, { amount, invalidAmount }) => {
    if (!text) return amount;
    return parseAmount(text) === undefined ? invalidAmount : undefined;
  },
  currency: (text, { currency }) => (text ? undefined : currency),
};

const fields = Object.keys(RULES) as (keyof PaymentValues)[]; // of a record of exactly these

/** What was typed, without spaces around it: a phone's keyboard adds them. */
const textOf = (values: Filled, field: keyof PaymentValues) => (values[field] ?? '').trim();

/** A message for each field that breaks its rule. */
export const validatePayment =
  (messages: Messages) =>
  (values: Filled): Filled =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const message = RULES[field](textOf(values, field), messages);
        return message === undefined ? [] : [[field, message]];
      }),
    );

/** The request for values that have passed the rules. */
export function toRequest(values: Filled): PaymentRequest {
  const amount = parseAmount(textOf(values, 'amount'));
  if (amount === undefined) throw new Error('the amount has not been validated');
  return {
    first_name: textOf(values, 'first_name'),
    last_name: textOf(values, 'last_name'),
    email: textOf(values, 'email'),
    amount,
    currency: Number(textOf(values, 'currency')),
  };
}
