import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, parseAmount } from '../../../renderer/islands/payment/amount';

const SEED = 20231213;

describe('the amount that was typed', () => {
  it.each([
    ['12.5', 12_500],
    ['12.50', 12_500],
    ['0.29', 290],
    ['1.1', 1100],
    ['700', 700_000],
    ['0700', 700_000],
    ['0.01', 10],
    ['9007199254740.99', 9_007_199_254_740_990],
  ])('%s is %i thousandths', (typed, thousandths) => {
    expect(parseAmount(typed)).toBe(thousandths);
  });

  it.each([
    ['a decimal comma', '12,5'],
    ['three decimals', '12.345'],
    ['a point without decimals', '12.'],
    ['a point without a number before', '.5'],
    ['nothing', ''],
    ['zero', '0'],
    ['zero with decimals', '0.00'],
    ['a sign', '-5'],
    ['a plus', '+5'],
    ['an exponent', '1e3'],
    ['another base', '0x10'],
    ['thousands set apart', '1 000'],
    ['thousands set apart by a point', '1.000.00'],
    ['a word', 'seven'],
    ['a currency', '700 TND'],
    ['digits of another script', '٧٠٠'],
    ['a line break behind', '700\n'],
    ['more than can be counted exactly', '9007199254741'],
    ['far more', '9'.repeat(400)],
  ])('is rejected with %s', (_, typed) => {
    expect(parseAmount(typed)).toBeUndefined();
  });

  it('is converted exactly', () => {
    const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 16n }), fc.stringMatching(/^\d{0,2}$/));
    fc.assert(
      fc.property(amounts, ([whole, decimals]) => {
        const typed = decimals === '' ? String(whole) : `${whole}.${decimals}`;
        const exact = whole * 1000n + BigInt(decimals.padEnd(2, '0')) * 10n;
        const usable = exact > 0n && exact <= BigInt(Number.MAX_SAFE_INTEGER);
        expect(parseAmount(typed)).toBe(usable ? Number(exact) : undefined);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});

describe('the amount that is shown', () => {
  it.each([
    [700_000, '700'],
    [12_500, '12.50'],
    [290, '0.29'],
    [12_345, '12.345'],
    [10, '0.01'],
    [1, '0.001'],
    [0, '0'],
    [Number.MAX_SAFE_INTEGER, '9007199254740.991'],
  ])('%i thousandths are %s', (thousandths, shown) => {
    expect(formatAmount(thousandths)).toBe(shown);
  });

  it('is the same as what was typed', () => {
    const thousandths = fc.integer({ min: 1, max: 900_719_925_474_099 }).map((tens) => tens * 10);
    fc.assert(
      fc.property(thousandths, (amount) => {
        expect(parseAmount(formatAmount(amount))).toBe(amount);
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});
