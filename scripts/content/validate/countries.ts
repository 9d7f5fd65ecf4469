import type { Meant } from './meant';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that are not countries: "unknown region", unions, and test codes of Unicode. */
const NO_COUNTRY = new Set(['ZZ', 'EU', 'EZ', 'UN', 'XA', 'XB', 'QO']);

/** Tells whether a text may be a country: any name, or the code of a country. */
export const isCountry = (text: string): boolean => (/^[A-Za-z]{2}$/.test(text) ? isCode(text) : !text.includes('{{')); // {{…}} does not work here

const isCode = (code: string) => /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) && names.of(code) !== undefined;

/** Suggests the code for one in lower case. */
export function countryAsMeant(text: string): Meant | undefined {
  const code = text.toUpperCase();
  return isCode(code) ? { hint: `Write ${code} for ${names.of(code)}.`, to: code, isCertain: true } : undefined;
}
