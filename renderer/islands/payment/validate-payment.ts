import type { Words } from '../../../shared/words';
import { looksLikeEmail } from '../form/email';
import { parseAmount } from './amount';
import type { Choice } from './choice/choice';

/** The values that the visitor fills in; the names are the backend's (specification, section 3, "Payment request"). */
export interface PaymentValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly amount: string;
  /** Numeric code, as text: the value of the chosen option. */
  readonly currency: string;
}

/** The body of create-payment (scripts/payment-sandbox/openapi.yaml). */
export interface PaymentRequest {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** Thousandths of the currency. */
  readonly amount: number;
  /** Numeric code (ISO 4217). */
  readonly currency: number;
  /** Of what the amount consists, where it was chosen and not typed. */
  readonly choice?: Choice;
}

/** The choice that was made beside the form, and that filled its amount and currency. */
export interface Chosen {
  /** Thousandths of the currency. */
  readonly amount: number;
  readonly currency: number;
  readonly choice: Choice;
  /** Whether it names a paper that cannot be. */
  readonly isWrong: boolean;
}

/** final-form leaves a field out that is empty. */
export type Filled = Partial<PaymentValues> & { readonly chosen?: Chosen };

/** The names of fields that break their rules, and the message of each. */
type Problems = Partial<Record<keyof PaymentValues | 'chosen', string>>;

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
  (values: Filled): Problems => ({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const message = RULES[field](textOf(values, field), messages);
        return message === undefined ? [] : [[field, message]];
      }),
    ),
    // The words stand below the field itself, which is none of this form's.
    ...(chosenIn(values)?.isWrong && { chosen: 'wrong' }),
  });

/** What was chosen, if the amount and the currency are still those of the choice: what was typed later counts. */
export function chosenIn(values: Filled): Chosen | undefined {
  const { chosen } = values;
  const isSame =
    chosen?.amount === parseAmount(textOf(values, 'amount')) && String(chosen?.currency) === textOf(values, 'currency');
  return isSame ? chosen : undefined;
}

/** The request for values that have passed the rules. */
export function toRequest(values: Filled): PaymentRequest {
  const amount = parseAmount(textOf(values, 'amount'));
  if (amount === undefined) throw new Error('the amount has not been validated');
  const choice = chosenIn(values)?.choice;
  return {
    first_name: textOf(values, 'first_name'),
    last_name: textOf(values, 'last_name'),
    email: textOf(values, 'email'),
    amount,
    currency: Number(textOf(values, 'currency')),
    ...(choice && { choice }),
  };
}
