import { data } from 'currency-codes';
import { type Meant, meant } from './meant';

/**
 * The currencies of ISO 4217: code → number. The package lacks the Caribbean guilder, which amendment 176 added on 31 March 2025.
 */
const numbers: ReadonlyMap<string, number> = new Map([
  ...data.map(({ code, number }): [string, number] => [code, Number(number)]),
  ['XCG', 532],
]);

/** Returns the number of a currency in ISO 4217; undefined for an unknown code. */
export const numberOfCurrency = (code: string): number | undefined => numbers.get(code);

/** Tells whether a currency has no decimals in ISO 4217, like the yen. */
export const isWholeCurrency = (code: string): boolean => data.find((each) => each.code === code)?.digits === 0;

/** Lists the codes with a number: mostly one or none; two if one currency replaced another. */
export const currenciesNumbered = (number: number): readonly string[] =>
  [...numbers].filter(([, each]) => each === number).map(([code]) => code);

/** Suggests the code for one in lower case, a currency's number or its English name. */
export function currencyAsMeant(text: string): Meant | undefined {
  const code = text.trim().toUpperCase();
  const [numbered] = /^\d{1,3}$/.test(code) ? currenciesNumbered(Number(code)) : [];
  const named = data.find(({ currency }) => currency.toUpperCase() === code)?.code;
  const to = numbers.has(code) ? code : (numbered ?? named);
  return to === undefined ? undefined : meant(to);
}
