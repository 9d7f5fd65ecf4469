import { expect, it } from 'vitest';
import { priced } from '../../../renderer/islands/payment/choice/priced';

it('a price beside Arabic letters keeps its own order, as in the sum', () => {
  expect(priced('Author', { amount: 1_350_000, stated: '400 EUR' }, 'TND')).toBe('Author (400 EUR = 1350 TND)');
  expect(priced('مؤلف', { amount: 1_350_000, stated: '400 EUR' }, 'TND')).toBe('مؤلف (\u2066400 EUR = 1350 TND\u2069)');
});

it('a price in the currency of the tables is said once, and a fee without a price has its title alone', () => {
  expect(priced('Author', { amount: 700_000 }, 'TND')).toBe('Author (700 TND)');
  expect(priced('Author', undefined, 'TND')).toBe('Author');
});
