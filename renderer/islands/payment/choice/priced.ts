import type { Price } from '../../../../shared/fees/fees-to-pay';
import { formatAmount } from '../amount';

/** Right-to-left letters, next to which the parts of a price would be reordered (UAX #9). */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Formats a price to show next to a text: "700 TND", or "400 EUR = 1350 TND" if it is paid in another currency than in
 * the fee tables.
 */
export function writtenPrice({ amount, stated }: Price, code: string, beside: string): string {
  const price = `${stated ? `${stated} = ` : ''}${formatAmount(amount)} ${code}`;
  return RIGHT_TO_LEFT.test(beside) ? `\u2066${price}\u2069` : price;
}

/** Appends a price to a title: "Author member (700 TND)". */
export const priced = (title: string, price: Price | undefined, code: string): string =>
  price ? `${title} (${writtenPrice(price, code, title)})` : title;
