import { type Choice, problemOfChoice } from './choice';

/** The body of create-payment. openapi.yaml has the contract. */
export interface PaymentRequest {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  /** In thousandths of the currency. */
  readonly amount: number;
  /** Numeric code (ISO 4217). */
  readonly currency: number;
  /** What the amount is for; absent if the amount was typed. */
  readonly choice?: Choice;
}

/** An error that the caller can correct. `field` is a field of the body, or a header. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

type Rule = (value: unknown, offered: readonly number[]) => string | undefined;

const MAX_NAME = 100;
const MAX_EMAIL = 254; // RFC 5321, section 4.5.3.1.3, without its angle brackets

/** The form is stricter about names; a payment service must not reject a name because of its letters. */
const name: Rule = (value) => {
  if (typeof value !== 'string') return 'must be a text.';
  if (value.trim() === '') return 'must not be empty.';
  if ([...value].length > MAX_NAME) return `must have at most ${MAX_NAME} characters.`;
  return /\p{Cc}/u.test(value) ? 'must be one line, without control characters.' : undefined;
};

const email: Rule = (value) => {
  if (typeof value !== 'string') return 'must be a text.';
  if ([...value].length > MAX_EMAIL) return `must have at most ${MAX_EMAIL} characters.`;
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : 'must be an e-mail address, as in name@example.org.';
};

const amount: Rule = (value) =>
  Number.isSafeInteger(value) && Number(value) >= 1
    ? undefined
    : `must be a whole number of thousandths from 1 to ${Number.MAX_SAFE_INTEGER}.`;

const currency: Rule = (value, offered) =>
  typeof value === 'number' && offered.includes(value)
    ? undefined
    : `must be the numeric ISO 4217 code of an offered currency, as a number: ${offered.join(', ')}.`;

const RULES: Readonly<Required<Record<keyof PaymentRequest, Rule>>> = {
  first_name: name,
  last_name: name,
  email,
  amount,
  currency,
  choice: problemOfChoice,
};

const OPTIONAL: ReadonlySet<string> = new Set(['choice'] satisfies (keyof PaymentRequest)[]);

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
