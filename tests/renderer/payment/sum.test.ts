import { expect, it } from 'vitest';
import type { RenderedContent } from '#content';
import { readSelection } from '../../../renderer/islands/payment/choice/selection-address';
import type { Selection } from '../../../shared/fees/choice';
import { nowIn } from '../../../shared/fees/now-in';
import { feesToPay } from '../../../shared/fees/payable';
import { sumOf } from '../../../shared/fees/sum';
import { wordsIn } from '../../../shared/words';
import { sampleSite } from '../../support/compiled-conferences';
import { there } from '../../support/there';

const en = wordsIn('en');

const content = await sampleSite();
const fees = there(feesToPay(content, en));

const EARLY = '2023-10-21';
const LATE = '2023-10-22';

const sum = (choosing: Partial<Selection>, today = EARLY, of = fees) =>
  sumOf(of, { ...readSelection(new URLSearchParams(), of), ...choosing }, today);

it.each<[string, Partial<Selection>, string, number | undefined]>([
  ['nothing as long as nothing is chosen', {}, EARLY, undefined],
  ['a local fee', { category: 'author-member' }, EARLY, 700_000],
  ['with a room', { category: 'author-member', accommodation: true }, EARLY, 1_050_000],
  ['nothing for a fee of another day', { category: 'author-member' }, LATE, undefined],
  ['the late fee from the day after', { category: 'late' }, LATE, 900_000],
  ['nothing for the late fee until then', { category: 'late' }, EARLY, undefined],
  ['no additional paper by itself', { category: 'additional-paper' }, EARLY, undefined],
  ['a second paper', { category: 'author-member', additionalPaper: '20' }, EARLY, 900_000],
  ['no second paper for a student', { category: 'student-member', additionalPaper: '20' }, EARLY, 400_000],
  ['an international fee, as stated in dinars', { participant: 'international', category: 'late' }, LATE, 1_690_000],
  [
    'two nights for two persons on top of a fee with a room',
    {
      category: 'non-author',
      accommodation: true,
      supplements: { 'accompanying-person': { nights: 2, persons: 2 }, 'single-room': { nights: 1 } },
    },
    EARLY,
    850_000 + 4 * 175_000 + 70_000,
  ],
  [
    'no supplement without a room',
    { category: 'non-author', supplements: { 'single-room': { nights: 2 } } },
    EARLY,
    500_000,
  ],
])('sums up %s', (_, choosing, today, total) => {
  expect(sum(choosing, today)?.total).toBe(total);
});

/** What the tables say that a choice costs, in thousandths: read from the rows, without the chooser. */
function byTheTables({ participant, category, accommodation, additionalPaper, supplements }: Selection, today: string) {
  const fee = content.fees.find(({ id }) => id === category);
  const isLocal = participant === 'local';
  const [without, withRoom, more] = isLocal
    ? ([fee?.local, fee?.localWithAccommodation, 'local'] as const)
    : ([fee?.internationalInLocal, fee?.internationalWithAccommodationInLocal, 'internationalInLocal'] as const);
  const price = accommodation ? withRoom : without;
  if (!(fee && price) || fee.covers === 'additional-paper' || (today === LATE) !== (category === 'late'))
    return undefined;
  const another = content.fees.find(({ covers }) => covers === 'additional-paper')?.[more] ?? 0;
  const room = (id: string) => content.supplements.find((each) => each.id === id)?.[more] ?? 0;
  const { 'single-room': single, 'accompanying-person': person } = supplements;
  const nights = single?.nights ?? 0;
  const both = (person?.nights ?? 0) * (person?.persons ?? 1);
  return (
    (price +
      (fee.covers === 'paper' && additionalPaper !== '' ? another : 0) +
      (accommodation ? nights * room('single-room') + both * room('accompanying-person') : 0)) *
    1000
  );
}

/** Every way to take one of each list. */
const combined = <Each>(lists: { readonly [Key in keyof Each]: readonly Each[Key][] }): Each[] =>
  Object.entries<readonly unknown[]>(lists).reduce<object[]>(
    (all, [key, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [key]: value }))),
    [{}],
  ) as Each[]; // each has a value of every key

it('calculates every combination as in the tables, in lines that add up', () => {
  const nights = [0, 1, 2];
  const choices = combined<Selection & { readonly today: string }>({
    participant: ['local', 'international'],
    category: ['', ...content.fees.map(({ id }) => id)],
    accommodation: [false, true],
    paper: ['', '239'],
    additionalPaper: ['', '20'],
    supplements: nights.flatMap((single) =>
      nights.flatMap((both) =>
        [1, 9].map((persons) => ({
          'single-room': { nights: single },
          'accompanying-person': { nights: both, persons },
        })),
      ),
    ),
    today: [EARLY, LATE],
  });
  expect(choices.length).toBeGreaterThan(4000);
  const wrong = choices.filter(({ today, ...choosing }) => {
    const made = sumOf(fees, choosing, today);
    const added = made?.lines.reduce((total, { amount }) => total + amount, 0);
    return made?.total !== byTheTables(choosing, today) || added !== made?.total;
  });
  expect(wrong).toEqual([]);
  // Each of the six registrations can be paid, by both kinds of participants.
  const paid = choices.flatMap(({ today, ...choosing }) => sumOf(fees, choosing, today)?.choice ?? []);
  expect(new Set(paid.map(({ participant, category }) => `${participant} ${category}`)).size).toBe(12);
});

it('charges euros where they are offered, at the amounts of the tables', () => {
  const currencies = content.currencies.map((each) => ({ ...each, offered: each.code === 'EUR' }));
  const inEuros = there(feesToPay({ ...content, currencies }, en));
  expect(inEuros.sides.map(({ id }) => id)).toEqual(['international']);
  const late = sum({ participant: 'international', category: 'late', accommodation: true }, LATE, inEuros);
  expect([late?.total, late?.currency.code]).toEqual([600_000, 'EUR']);
});

it('offers no international fee without a stated amount in dinars', () => {
  const stated: RenderedContent = {
    ...content,
    fees: content.fees.map(({ internationalInLocal: _, internationalWithAccommodationInLocal: __, ...fee }) => fee),
  };
  expect(feesToPay(stated, en)?.sides.map(({ id }) => id)).toEqual(['local']);
});

it('offers supplements with every fee where there are no rooms, and does not mention accommodation', () => {
  const withoutRooms: RenderedContent = {
    ...content,
    fees: content.fees.map(({ localWithAccommodation: _, internationalWithAccommodation: __, ...fee }) => fee),
    supplements: [{ id: 'dinner', title: 'Dinner', unit: 'per person', per: ['person'], local: 60, international: 20 }],
  };
  const there60 = there(feesToPay(withoutRooms, en));
  const made = sum({ category: 'non-author', supplements: { dinner: { persons: 2 } } }, EARLY, there60);
  expect(made?.lines.map(({ title, detail, amount }) => [title, detail, amount])).toEqual([
    ['Non-author', '', 500_000],
    ['Dinner', '× 2', 120_000],
  ]);
});

it('has one price list where everybody pays the same', () => {
  const { local: _, ...lists } = there(content.registration?.fees);
  const one: RenderedContent = {
    ...content,
    currencies: content.currencies.map((each) => ({ ...each, offered: each.code === 'EUR' })),
    fees: content.fees.map(({ local: _own, localWithAccommodation: _room, ...fee }) => fee),
    registration: { ...there(content.registration), fees: lists },
  };
  const fees = there(feesToPay(one, en));
  expect(fees.sides.map(({ id, currency }) => [id, currency.code])).toEqual([['international', 'EUR']]);
  // An address with the other price list gets the only one.
  expect(sum({ participant: 'local', category: 'author-member' }, EARLY, fees)?.choice.participant).toBe(
    'international',
  );
});

it('uses the date at the place of the conference', () => {
  const instant = new Date('2023-10-21T23:30:00Z');
  expect([nowIn('Africa/Tunis', instant), nowIn('America/Lima', instant)]).toEqual([
    '2023-10-22T00:30',
    '2023-10-21T18:30',
  ]);
});
