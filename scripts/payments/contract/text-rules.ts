/** Says what is wrong with a value; undefined if it is valid. */
export type Rule = (value: unknown) => string | undefined;

const MAX_NAME = 100;
const MAX_ADDRESS = 500;
const MAX_EMAIL = 254; // RFC 5321, section 4.5.3.1.3, without its angle brackets

const textOf =
  (most: number, controls: RegExp): Rule =>
  (value) => {
    if (typeof value !== 'string') return 'must be a text.';
    if (value.trim() === '') return 'must not be empty.';
    if ([...value].length > most) return `must have at most ${most} characters.`;
    return controls.test(value) ? 'must be one line, without control characters.' : undefined;
  };

/** The form is stricter about names; a payment service must not reject a name because of its letters. */
export const problemOfName = textOf(MAX_NAME, /\p{Cc}/u);

/** Lines are allowed. */
export const problemOfAddress = textOf(MAX_ADDRESS, /[^\P{Cc}\n]/u);

export const problemOfEmail: Rule = (value) => {
  if (typeof value !== 'string') return 'must be a text.';
  if ([...value].length > MAX_EMAIL) return `must have at most ${MAX_EMAIL} characters.`;
  return /^[^\s\p{Cc}@]+@[^\s\p{Cc}@]+\.[^\s\p{Cc}@]+$/u.test(value)
    ? undefined
    : 'must be an e-mail address, as in name@example.org.';
};
