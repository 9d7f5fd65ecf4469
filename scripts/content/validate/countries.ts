import type { Meant } from './meant';

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes that are of no country: "unknown region", the world's unions, and those that Unicode keeps for tests. */
const NO_COUNTRY = new Set(['ZZ', 'EU', 'EZ', 'UN', 'XA', 'XB', 'QO']);

/** Whether a text may stand for a country: any name, or two capital letters that are a country's code. */
export const isCountry = (text: string): boolean => (/^[A-Za-z]{2}$/.test(text) ? isCode(text) : !text.includes('{{')); // no fact is fetched here

const isCode = (code: string) => /^[A-Z]{2}$/.test(code) && !NO_COUNTRY.has(code) && names.of(code) !== undefined;

/** The remedy for a code in small letters. */
export function countryAsMeant(text: string): Meant | undefined {
  const code = text.toUpperCase();
  return isCode(code) ? { hint: `Write ${code} for ${names.of(code)}.`, to: code, isCertain: true } : undefined;
}
