import type { Choice } from '../../../shared/fees/choice';
import type { PaymentRequest } from '../../../shared/fees/payment-request';
import type { Words } from '../../../shared/words';
import { looksLikeEmail } from '../form/email';
import { parseAmount } from './amount';

/** The values of the form, with the names of the backend (specification, section 3, "Payment request"). */
export interface PaymentValues {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly amount: string;
  /** Numeric code as text: the value of the option. */
  readonly currency: string;
}

/** The selection that filled the amount and the currency. */
export interface Chosen {
  /** Thousandths of the currency. */
  readonly amount: number;
  readonly currency: number;
  readonly choice: Choice;
  /** Whether it names an invalid paper, or is incomplete. */
  readonly isWrong: boolean;
}

/** final-form omits empty fields. */
export type Filled = Partial<PaymentValues> & { readonly chosen?: Chosen; readonly method?: 'transfer' };

/** Invalid fields with their messages. */
type Problems = Partial<Record<keyof PaymentValues | 'chosen', string>>;

/** Returns a message, or undefined if the text is valid. */
type Rule = (text: string, messages: Messages) => string | undefined;

type Messages = Words['paymentForm']['errors'];

/** The rules of the specification, section 5.1. */
const RULES: Readonly<Record<keyof PaymentValues, Rule>> = {
  first_name: (text, { firstName, notAlphabetic }) => {
    if (!text) return firstName;
    // Letters of any script, such as É, ç and ة; some need combining marks.
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

const fields = Object.keys(RULES) as (keyof PaymentValues)[]; // keys of exactly this record

/** Trims the text, since phone keyboards add spaces. */
const textOf = (values: Filled, field: keyof PaymentValues) => (values[field] ?? '').trim();

/** Returns a message for each invalid field. */
export const validatePayment =
  (messages: Messages) =>
  (values: Filled): Problems => ({
    ...Object.fromEntries(
      fields.flatMap((field) => {
        const message = RULES[field](textOf(values, field), messages);
        return message === undefined ? [] : [[field, message]];
      }),
    ),
    // The field itself, which is not in this form, shows the message.
    ...(chosenIn(values)?.isWrong && { chosen: 'wrong' }),
  });

/** Returns the selection if the form still has its amount and currency. What was typed later wins. */
export function chosenIn(values: Filled): Chosen | undefined {
  const { chosen } = values;
  const isSame =
    chosen?.amount === parseAmount(textOf(values, 'amount')) && String(chosen?.currency) === textOf(values, 'currency');
  return isSame ? chosen : undefined;
}

/** Makes the request from valid values. */
export function toRequest(values: Filled): PaymentRequest {
  const amount = parseAmount(textOf(values, 'amount'));
  if (amount === undefined) throw new Error('The amount is invalid.');
  const choice = chosenIn(values)?.choice;
  return {
    first_name: textOf(values, 'first_name'),
    last_name: textOf(values, 'last_name'),
    email: textOf(values, 'email'),
    amount,
    currency: Number(textOf(values, 'currency')),
    ...(choice && { choice }),
    ...(values.method && { method: values.method }),
  };
}
