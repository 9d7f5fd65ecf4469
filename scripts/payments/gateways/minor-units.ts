import { data } from 'currency-codes';

const KNOWN: ReadonlyMap<number, { readonly code: string; readonly digits: number }> = new Map(
  data.map(({ number, code, digits }) => [Number(number), { code, digits }]),
);

const digitsOf = (currency: number): number => KNOWN.get(currency)?.digits ?? 2;

/**
 * Returns the thousandths of one minor unit of a currency (number of ISO 4217): 1 of the Tunisian dinar, 10 of the euro, 1000 of the
 * yen.
 */
export const thousandthsOfUnit = (currency: number): number => 10 ** Math.max(0, 3 - digitsOf(currency));

/** Converts thousandths to minor units; undefined if a fraction would be lost. */
export function minorUnits(thousandths: number, currency: number): number | undefined {
  const unit = thousandthsOfUnit(currency);
  return thousandths % unit === 0 ? thousandths / unit : undefined;
}

/** Writes thousandths as a number with the decimals of the currency: "10.500" dinars, "-10.50" euros. A fraction of a unit is never lost. */
export function decimalOf(thousandths: number, currency: number): string {
  const digits = minorUnits(thousandths, currency) === undefined ? 3 : Math.min(3, digitsOf(currency));
  const [whole, fraction] = [Math.trunc(Math.abs(thousandths) / 1000), Math.abs(thousandths) % 1000];
  const decimals = digits === 0 ? '' : `.${String(fraction).padStart(3, '0').slice(0, digits)}`;
  return `${thousandths < 0 ? '-' : ''}${whole}${decimals}`;
}

/** Reads a number as somebody types it, "12.5", in thousandths; undefined if it is none, or finer than the currency. */
export function thousandthsIn(decimal: string, currency: number): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,3}))?$/.exec(decimal) ?? [];
  if (whole === undefined) return undefined;
  const thousandths = Number(whole) * 1000 + Number(fraction.padEnd(3, '0'));
  return minorUnits(thousandths, currency) === undefined ? undefined : thousandths;
}

/** Returns the code of a currency, as in "TND"; its number if ISO 4217 has none. */
export const currencyCode = (currency: number): string => KNOWN.get(currency)?.code ?? String(currency);

/** Writes thousandths with the decimals and the code of the currency: "10.500 TND". */
export const moneyOf = (thousandths: number, currency: number): string =>
  `${decimalOf(thousandths, currency)} ${currencyCode(currency)}`;
