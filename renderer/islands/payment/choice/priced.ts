import { formatAmount } from '../amount';
import type { Price } from './fees-to-pay';

/** Letters that run from right to left, beside which a price would be turned around (UAX #9). */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** "700 TND", or "400 EUR = 1350 TND" where the tables of fees have another currency, to stand beside some words. */
export function writtenPrice({ amount, stated }: Price, code: string, beside: string): string {
  const price = `${stated ? `${stated} = ` : ''}${formatAmount(amount)} ${code}`;
  return RIGHT_TO_LEFT.test(beside) ? `\u2066${price}\u2069` : price;
}

/** "Author member (700 TND)". */
export const priced = (title: string, price: Price | undefined, code: string): string =>
  price ? `${title} (${writtenPrice(price, code, title)})` : title;
