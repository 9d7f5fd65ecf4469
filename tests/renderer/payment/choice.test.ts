import { describe, expect, it } from 'vitest';
import { priced } from '../../../renderer/islands/payment/choice/priced';
import { feeAddress, readSelection } from '../../../renderer/islands/payment/choice/selection-address';
import { isPaper, paperId, payableAt, timesOf } from '../../../shared/fees/choice';
import type { FeesToPay, PayableFee, Side } from '../../../shared/fees/fees-to-pay';
import { sumOf } from '../../../shared/fees/sum';

const side = (id: Side['id']): Side => ({
  id,
  label: id,
  currency: { code: 'TND', number: 788 },
  fees: [
    { id: 'author', title: 'Author', without: { amount: 100_000 }, withRoom: { amount: 300_000 }, covers: 'paper' },
    { id: 'room-only', title: 'Resident', withRoom: { amount: 250_000 } },
    { id: 'more', title: 'Additional paper', without: { amount: 50_000 }, covers: 'additional-paper' },
  ],
  supplements: [
    { id: 'tour', title: 'Tour', unit: '', per: [], price: { amount: 10 } },
    { id: 'single', title: 'Single room', unit: '', per: ['night'], price: { amount: 100 } },
    { id: 'dinner', title: 'Dinner', unit: '', per: ['person'], price: { amount: 1000 } },
    { id: 'companion', title: 'Companion', unit: '', per: ['night', 'person'], price: { amount: 10_000 } },
  ],
});

const FEES: FeesToPay = {
  sides: [side('local'), side('international')],
  labels: ['Without accommodation', 'With accommodation'],
  nights: 3,
  timeZone: 'Africa/Tunis',
  papers: '23 239 a-1',
};

const from = (query: string, fees = FEES) => readSelection(new URLSearchParams(query), fees);

describe('the choices of an address', () => {
  it('are all that it names', () => {
    const query = 'participant=international&category=author&accommodation=yes&paper=239&additional-paper=23';
    expect(from(query)).toEqual({
      participant: 'international',
      category: 'author',
      accommodation: true,
      paper: '239',
      additionalPaper: '23',
      supplements: {},
    });
  });

  it('are only the first kind of participants where it names nothing or something unknown', () => {
    const none = {
      participant: 'local',
      category: '',
      accommodation: false,
      paper: '',
      additionalPaper: '',
      supplements: {},
    };
    expect(from('')).toEqual(none);
    expect(from('participant=nobody&accommodation=no')).toEqual(none);
    expect(from('', { ...FEES, sides: [side('international')] }).participant).toBe('international');
  });

  it('are those of the link next to a fee', () => {
    const address = feeAddress('/pay', 'author', 'international', true);
    expect(address).toBe('/pay?category=author&participant=international&accommodation=yes');
    expect(feeAddress('/pay', 'author', 'local', false)).toBe('/pay?category=author&participant=local');
  });
});

describe('the paper that was typed', () => {
  it.each([
    ['239', '239'],
    [' # 239 ', '239'],
    ['a-1#2', 'a-1#2'],
  ])('%j is %s', (typed, id) => {
    expect(paperId(typed)).toBe(id);
  });

  it('is one of the program, whole, where there is a program', () => {
    expect(['23', '239', 'a-1', '39', '2', 'a'].map((id) => isPaper(FEES, id))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    const { papers: _, ...without } = FEES;
    expect(isPaper(without, '7')).toBe(true);
  });
});

it.each([
  [[], { units: 3, nights: 2, persons: 4 }, 3],
  [[], undefined, 0],
  [['night'], { nights: 2, persons: 4 }, 2],
  [['night'], undefined, 0],
  [['person'], { nights: 2, persons: 4 }, 4],
  [['person'], { nights: 2 }, 0],
  [['night', 'person'], { nights: 2, persons: 4 }, 8],
  [['night', 'person'], { nights: 2 }, 2],
  [['night', 'person'], { persons: 4 }, 0],
] as const)('the price by %j of %j is paid %i times', (per, count, times) => {
  expect(timesOf(per, count)).toBe(times);
});

it('a fee can be paid from the day after the last until its own last day', () => {
  const fee = (until?: string, after?: string): PayableFee => ({
    id: `${after ?? ''}–${until ?? ''}`,
    title: '',
    ...(until && { until }),
    ...(after && { after }),
  });
  const fees = [fee('2031-05-01'), fee('2031-05-10', '2031-05-01'), fee(undefined, '2031-05-10'), fee()];
  const on = (day?: string, among = fees) => payableAt(among, day && `${day}T12:00`).map(({ id }) => id);
  expect(on('2031-05-01')).toEqual(['–2031-05-01', '–']);
  expect(on('2031-05-02')).toEqual(['2031-05-01–2031-05-10', '–']);
  expect(on('2031-05-10')).toEqual(['2031-05-01–2031-05-10', '–']);
  expect(on('2031-05-11')).toEqual(['2031-05-10–', '–']);
  expect(on()).toHaveLength(4);
  const noon = [fee('2031-05-01T12:00'), fee('2031-05-01T12:01'), fee(undefined, '2031-05-01T12:00')];
  expect(on('2031-05-01', noon)).toEqual(['–2031-05-01T12:01', '2031-05-01T12:00–']);
});

describe('the sum of a choice', () => {
  const supplements = {
    tour: { units: 2, nights: 5 },
    single: { nights: 3, persons: 5 },
    dinner: { persons: 4, units: 5 },
    companion: { nights: 2 },
    gone: { units: 1 },
  };

  it('has a line for each item, and sends the payment service the quantities', () => {
    const made = sumOf(
      FEES,
      { ...from('category=author&accommodation=yes&paper=%23239&additional-paper=23'), supplements },
      undefined,
    );
    expect(made?.lines).toEqual([
      { title: 'Author', detail: 'With accommodation', amount: 300_000 },
      { title: 'Additional paper', detail: '23', amount: 50_000 },
      { title: 'Tour', detail: '× 2', amount: 20 },
      { title: 'Single room', detail: '× 3', amount: 300 },
      { title: 'Dinner', detail: '× 4', amount: 4000 },
      { title: 'Companion', detail: '× 2', amount: 20_000 },
    ]);
    expect(made?.total).toBe(374_320);
    expect(made?.choice).toEqual({
      participant: 'local',
      category: 'author',
      accommodation: true,
      papers: ['239', '23'],
      supplements: [
        { id: 'tour', units: 2 },
        { id: 'single', nights: 3 },
        { id: 'dinner', persons: 4 },
        { id: 'companion', nights: 2, persons: 1 },
      ],
    });
  });

  it('has no supplement and no paper where none is chosen, or the fee allows none', () => {
    expect(sumOf(FEES, { ...from('category=author'), supplements }, undefined)?.choice).toEqual({
      participant: 'local',
      category: 'author',
      accommodation: false,
    });
    const resident = sumOf(FEES, from('category=room-only&paper=239&additional-paper=23'), undefined);
    expect(resident?.choice).toEqual({ participant: 'local', category: 'room-only', accommodation: true });
    expect(resident?.total).toBe(250_000);
  });

  it('is undefined for a fee that has no price without a room', () => {
    const fees = [{ id: 'nothing', title: 'Not for sale' }];
    expect(
      sumOf({ ...FEES, sides: [{ ...side('local'), fees }] }, from('category=nothing'), undefined),
    ).toBeUndefined();
    expect(sumOf(FEES, from('category=more'), undefined)).toBeUndefined();
  });
});

it('a price beside Arabic letters keeps its own order, as in the sum', () => {
  expect(priced('Author', { amount: 1_350_000, stated: '400 EUR' }, 'TND')).toBe('Author (400 EUR = 1350 TND)');
  expect(priced('مؤلف', { amount: 1_350_000, stated: '400 EUR' }, 'TND')).toBe('مؤلف (\u2066400 EUR = 1350 TND\u2069)');
});

it('a price in the currency of the tables is shown once, and a fee without a price has only its title', () => {
  expect(priced('Author', { amount: 700_000 }, 'TND')).toBe('Author (700 TND)');
  expect(priced('Author', undefined, 'TND')).toBe('Author');
});
