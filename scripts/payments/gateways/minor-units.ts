import { data } from 'currency-codes';

const DIGITS: ReadonlyMap<number, number> = new Map(data.map(({ number, digits }) => [Number(number), digits]));

/**
 * Returns the thousandths of one minor unit of a currency (number of ISO 4217): 1 of the Tunisian dinar, 10 of the euro, 1000 of the
 * yen.
 */
export const thousandthsOfUnit = (currency: number): number => 10 ** Math.max(0, 3 - (DIGITS.get(currency) ?? 2));

/** Converts thousandths to minor units; undefined if a fraction would be lost. */
export function minorUnits(thousandths: number, currency: number): number | undefined {
  const unit = thousandthsOfUnit(currency);
  return thousandths % unit === 0 ? thousandths / unit : undefined;
}

/** Returns the code of a currency, as in "TND". */
export const currencyCode = (currency: number): string =>
  data.find(({ number }) => Number(number) === currency)?.code ?? String(currency);
