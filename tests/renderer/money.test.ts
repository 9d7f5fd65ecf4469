import { expect, it } from 'vitest';
import { formatMoney } from '../../renderer/format/money';

it('writes an amount of money with its currency, without separators', () => {
  expect([formatMoney(700, 'TND'), formatMoney(1050, 'TND'), formatMoney(90, 'EUR')]).toEqual([
    '700 TND',
    '1050 TND',
    '90 EUR',
  ]);
});
