import { expect, it } from 'vitest';
import { formatMoney } from '../../shared/format/money';

it('writes an amount of money with its currency, without separators', () => {
  expect([formatMoney(700, 'TND', 'en'), formatMoney(1050, 'TND', 'fr'), formatMoney(90, 'EUR', 'ar')]).toEqual([
    '700 TND',
    '1050 TND',
    '90 EUR',
  ]);
});

it('writes decimals with the sign of the language', () => {
  expect([formatMoney(59.5, 'EUR', 'en'), formatMoney(1059.5, 'EUR', 'fr')]).toEqual(['59.50 EUR', '1059,50 EUR']);
});
