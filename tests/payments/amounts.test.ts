import { describe, expect, it } from 'vitest';
import { problemOfSum } from '../../scripts/payments/orders/check-amount';
import type { FeesToPay } from '../../shared/fees/fees-to-pay';

const TND = { code: 'TND', number: 788 };

/** The early fee ends with 1 March, in Tunis (UTC+1); papers cost more from noon of 5 March. */
const FEES: FeesToPay = {
  sides: [
    {
      ...{ id: 'local', label: 'Local', currency: TND },
      fees: [
        {
          id: 'early',
          title: 'Early',
          without: { amount: 400_000 },
          withRoom: { amount: 700_000 },
          until: '2026-03-01',
          covers: 'paper',
        },
        {
          id: 'late',
          title: 'Late',
          without: { amount: 500_000 },
          withRoom: { amount: 800_000 },
          after: '2026-03-01',
          covers: 'paper',
        },
        {
          id: 'extra',
          title: 'Paper',
          without: { amount: 100_000 },
          until: '2026-03-05T12:00',
          covers: 'additional-paper',
        },
        {
          id: 'extra-late',
          title: 'Paper',
          without: { amount: 150_000 },
          after: '2026-03-05T12:00',
          covers: 'additional-paper',
        },
      ],
      supplements: [
        { id: 'single', title: 'Single', price: { amount: 70_000 }, unit: 'per night', per: ['night'] },
        { id: 'guest', title: 'Guest', price: { amount: 90_000 }, unit: 'per person', per: ['person'] },
      ],
    },
    {
      ...{ id: 'international', label: 'International', currency: { code: 'EUR', number: 978 } },
      fees: [{ id: 'early', title: 'Early', without: { amount: 200_000 } }],
      supplements: [],
    },
  ],
  labels: ['without', 'with a room'],
  nights: 3,
  timeZone: 'Africa/Tunis',
  papers: '12 13 14',
};

const EARLY = { participant: 'local', category: 'early', accommodation: false } as const;
const LATE = { ...EARLY, category: 'late' } as const;
const fieldOf = (amount: number, choice: Parameters<typeof problemOfSum>[0]['choice'], at: string, currency = 788) =>
  problemOfSum({ amount, currency, ...(choice && { choice }) }, { fees: FEES, settings: {} }, Date.parse(at))?.field;
const SOME_DAY = '2026-02-10T10:00:00Z';

describe('a sum', () => {
  it.each([
    [400_000, EARLY],
    [700_000, { ...EARLY, accommodation: true }],
    [400_000, { ...EARLY, papers: ['12'] }],
    // A single paper may be the additional one, of somebody whose first is covered by another registration.
    [500_000, { ...EARLY, papers: ['12'] }],
    [500_000, { ...EARLY, papers: ['12', '13'] }],
    [910_000, { ...EARLY, accommodation: true, supplements: [{ id: 'single', nights: 3 }] }],
    [
      1_020_000,
      {
        ...EARLY,
        accommodation: true,
        supplements: [
          { id: 'guest', persons: 2 },
          { id: 'single', nights: 2 },
        ],
      },
    ],
  ])('of %s is right for %j', (amount, choice) => {
    expect(fieldOf(amount, choice, SOME_DAY)).toBeUndefined();
  });

  it.each([
    ['amount', 399_999, EARLY],
    ['amount', 1, EARLY],
    ['amount', 400_000, { ...EARLY, papers: ['12', '13'] }],
    ['amount', 400_000, { ...EARLY, accommodation: true }],
    ['choice', 500_000, LATE],
    ['choice', 400_000, { ...EARLY, category: 'extra' }],
    ['choice', 400_000, { ...EARLY, category: 'constructor' }],
    ['choice', 400_000, { ...EARLY, papers: ['99'] }],
    // What the sum would leave out must not seem to be paid.
    ['choice', 400_000, { ...EARLY, supplements: [{ id: 'single', nights: 3 }] }],
    ['choice', 700_000, { ...EARLY, accommodation: true, supplements: [{ id: 'yacht', units: 1 }] }],
    ['choice', 770_000, { ...EARLY, accommodation: true, supplements: [{ id: 'single', nights: 1, persons: 9 }] }],
  ])('with a wrong %s is refused: %s for %j', (field, amount, choice) => {
    expect(fieldOf(amount, choice, SOME_DAY)).toBe(field);
  });

  it('in another currency is refused', () => {
    expect(fieldOf(400_000, EARLY, SOME_DAY, 978)).toBe('currency');
    expect(fieldOf(200_000, { ...EARLY, participant: 'international' }, SOME_DAY, 978)).toBeUndefined();
  });

  // Midnight in Tunis is 23:00 UTC.
  it.each([
    ['2026-03-01T22:29:00Z', [undefined, 'choice']],
    ['2026-03-01T22:31:00Z', [undefined, undefined]],
    ['2026-03-01T23:29:00Z', [undefined, undefined]],
    ['2026-03-01T23:31:00Z', ['choice', undefined]],
  ])('has half an hour of grace around midnight: at %s', (at, expected) => {
    expect([fieldOf(400_000, EARLY, at), fieldOf(500_000, LATE, at)]).toEqual(expected);
  });

  it.each([
    ['2026-03-05T10:29:00Z', [undefined, 'amount']],
    ['2026-03-05T10:31:00Z', [undefined, undefined]],
    ['2026-03-05T11:29:00Z', [undefined, undefined]],
    ['2026-03-05T11:31:00Z', ['amount', undefined]],
  ])('has half an hour of grace around a change at noon: at %s', (at, expected) => {
    const choice = { ...LATE, papers: ['12', '13'] };
    expect([fieldOf(600_000, choice, at), fieldOf(650_000, choice, at)]).toEqual(expected);
  });
});

describe('a typed amount', () => {
  it.each([
    [{}, undefined],
    [{ typedAmounts: true }, undefined],
    [{ typedAmounts: false }, 'choice'],
  ])('with the settings %j has the problem %s', (settings, field) => {
    expect(problemOfSum({ amount: 7, currency: 788 }, { fees: FEES, settings }, Date.now())?.field).toBe(field);
  });
});
