import { data } from 'currency-codes';
import { type Meant, meant } from './meant';

/**
 * The currencies of ISO 4217: code → number. The Caribbean guilder came with amendment 176, on 31 March 2025, after the
 * package's list was published.
 */
const numbers: ReadonlyMap<string, number> = new Map([
  ...data.map(({ code, number }): [string, number] => [code, Number(number)]),
  ['XCG', 532],
]);

/** The number of a currency in ISO 4217; undefined if there is no such code. */
export const numberOfCurrency = (code: string): number | undefined => numbers.get(code);

/** Whether a currency has no decimals in ISO 4217, as the yen. */
export const isWholeCurrency = (code: string): boolean => data.find((each) => each.code === code)?.digits === 0;

/** The codes that have a number: one, or none; where one currency took the other's place, both. */
export const currenciesNumbered = (number: number): readonly string[] =>
  [...numbers].filter(([, each]) => each === number).map(([code]) => code);

/** The remedy for a code in small letters, a currency's number or its English name. */
export function currencyAsMeant(text: string): Meant | undefined {
  const code = text.trim().toUpperCase();
  const [numbered] = /^\d{1,3}$/.test(code) ? currenciesNumbered(Number(code)) : [];
  const named = data.find(({ currency }) => currency.toUpperCase() === code)?.code;
  const to = numbers.has(code) ? code : (numbered ?? named);
  return to === undefined ? undefined : meant(to);
}
