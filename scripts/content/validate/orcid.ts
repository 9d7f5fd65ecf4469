import type { Meant } from './meant';

/** Tests for an ORCID iD with a valid check digit. */
export const isOrcid = (text: string): boolean =>
  /^(\d{4}-){3}\d{3}[\dX]$/.test(text) && text.endsWith(checkDigit(text.replace(/\D/g, '').slice(0, 15)));

/** Suggests the ORCID iD for a text that is nearly one. */
export function orcidAsMeant(text: string): Meant | undefined {
  const characters = text
    .toUpperCase()
    .replace(/^.*ORCID\.ORG\//, '')
    .replace(/[^\dX]/g, '');
  if (!/^\d{15}[\dX]$/.test(characters)) return undefined;
  const digits = characters.slice(0, 15);
  const to = (digits + checkDigit(digits)).replace(/(.{4})(?!$)/g, '$1-');
  return characters.endsWith(checkDigit(digits))
    ? { hint: `Write it as in ${to}.`, to, isCertain: true }
    : { hint: `Compare it with the original: if its first fifteen digits are right, it is ${to}.`, to };
}

/** ISO 7064, mod 11-2: https://support.orcid.org/hc/en-us/articles/360006897674-Structure-of-the-ORCID-Identifier */
function checkDigit(digits: string): string {
  let total = 0;
  for (const digit of digits) total = (total + Number(digit)) * 2;
  const rest = (12 - (total % 11)) % 11;
  return rest === 10 ? 'X' : String(rest);
}
