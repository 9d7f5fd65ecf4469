import type { PaymentRequest } from '../../../shared/fees/payment-request';
import { problemOfChoice } from './choice';
import { problemOfEmail, problemOfName } from './text-rules';

/** An error that the caller can correct. `field` is a field of the body, or a header. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

type Rule = (value: unknown, offered: readonly number[]) => string | undefined;

const amount: Rule = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 1
    ? undefined
    : `must be a whole number of thousandths from 1 to ${Number.MAX_SAFE_INTEGER}.`;

const currency: Rule = (value, offered) =>
  typeof value === 'number' && offered.includes(value)
    ? undefined
    : `must be the numeric ISO 4217 code of an offered currency, as a number: ${offered.join(', ')}.`;

const RULES: Readonly<Required<Record<keyof PaymentRequest, Rule>>> = {
  first_name: problemOfName,
  last_name: problemOfName,
  email: problemOfEmail,
  amount,
  currency,
  choice: problemOfChoice,
  method: (value) => (value === 'card' || value === 'transfer' ? undefined : 'must be card or transfer.'),
};

const OPTIONAL: ReadonlySet<string> = new Set(['choice', 'method'] satisfies (keyof PaymentRequest)[]);

type Checked = { readonly request: PaymentRequest } | { readonly errors: readonly Problem[] };

/** Checks a body against the contract, and returns it or all invalid fields. */
export function checkPaymentRequest(body: unknown, offered: readonly number[]): Checked {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { errors: [{ field: 'body', message: 'The body must be a JSON object.' }] };
  }
  const given = new Map<string, unknown>(Object.entries(body));
  const broken = Object.entries(RULES).flatMap(([field, rule]) => {
    if (OPTIONAL.has(field) && !given.has(field)) return [];
    const problem = given.has(field) ? rule(given.get(field), offered) : 'is missing.';
    return problem === undefined ? [] : [{ field, message: `${field} ${problem}` }];
  });
  const unknown = [...given.keys()].filter((field) => !Object.hasOwn(RULES, field));
  const errors = [...broken, ...unknown.map((field) => ({ field, message: `There is no field ${field}.` }))];
  return errors.length > 0 ? { errors } : { request: body as PaymentRequest }; // every rule has passed
}

/** Tells whether a text can be an Idempotency-Key. Our own site sends a UUID. */
export const isIdempotencyKey = (text: string) => /^[\x21-\x7e]{1,255}$/.test(text);
