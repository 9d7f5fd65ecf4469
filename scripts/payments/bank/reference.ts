import { randomBytes } from 'node:crypto';

/** Digits and capital letters that are not taken for each other: no I, L, O, U (Crockford's base 32). */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a creditor reference with two check digits, "RF18H4K7…" (ISO 11649), of 60 random bits. */
export function newReference(): string {
  const body = Array.from(randomBytes(12), (byte) => ALPHABET[byte % 32]).join('');
  return `RF${checkDigits(body)}${body}`;
}

/** Finds the creditor references in a text, such as the purpose of a bank transfer, in whatever groups and case they are written. */
export function referencesIn(text: string): readonly string[] {
  const written = text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return [...written.matchAll(/RF(?=(\d{2}[0-9A-Z]{12}))/g)].flatMap(([, rest = '']) =>
    checkDigits(rest.slice(2)) === rest.slice(0, 2) ? [`RF${rest}`] : [],
  );
}

/** Returns the check digits by ISO 7064, modulo 97-10, as for an IBAN. */
function checkDigits(body: string): string {
  const digits = [...`${body}RF00`].map((sign) => Number.parseInt(sign, 36)).join('');
  const rest = [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return String(98 - rest).padStart(2, '0');
}
