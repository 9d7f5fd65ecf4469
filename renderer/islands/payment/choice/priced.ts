import { formatAmount } from '../amount';
import type { Price } from './fees-to-pay';

/** "700 TND", or "400 EUR = 1350 TND" where the tables of fees have another currency. */
export const writtenPrice = ({ amount, stated }: Price, code: string): string =>
  `${stated ? `${stated} = ` : ''}${formatAmount(amount)} ${code}`;

/** "Author member (700 TND)". */
export const priced = (title: string, price: Price | undefined, code: string): string =>
  price ? `${title} (${writtenPrice(price, code)})` : title;
