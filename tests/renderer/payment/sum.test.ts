import { expect, it } from 'vitest';
import { feesToPay } from '../../../renderer/fees/payable';
import type { Choosing } from '../../../renderer/islands/payment/choice/choice';
import { choosingFrom } from '../../../renderer/islands/payment/choice/from-address';
import { sumOf } from '../../../renderer/islands/payment/choice/sum';
import { todayIn } from '../../../renderer/islands/payment/choice/today-in';
import type { SiteContent } from '../../../renderer/site';
import { en } from '../../../renderer/words/en';
import { there } from '../../support/there';
import { sampleSite } from '../support/sample-site';

const content = await sampleSite();
const fees = there(feesToPay(content, en));

const EARLY = '2023-10-21';
const LATE = '2023-10-22';

const sum = (choosing: Partial<Choosing>, today = EARLY, of = fees) =>
  sumOf(of, { ...choosingFrom(new URLSearchParams(), of), ...choosing }, today);

it.each<[string, Partial<Choosing>, string, number | undefined]>([
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

it('charges euros where they are offered, at the amounts of the tables', () => {
  const currencies = content.currencies.map((each) => ({ ...each, offered: each.code === 'EUR' }));
  const inEuros = there(feesToPay({ ...content, currencies }, en));
  expect(inEuros.sides.map(({ id }) => id)).toEqual(['international']);
  const late = sum({ participant: 'international', category: 'late', accommodation: true }, LATE, inEuros);
  expect([late?.total, late?.currency.code]).toEqual([600_000, 'EUR']);
});

it('offers no international fee whose amount in dinars nobody has stated, and computes none', () => {
  const stated: SiteContent = {
    ...content,
    fees: content.fees.map(({ internationalInLocal: _, internationalWithAccommodationInLocal: __, ...fee }) => fee),
  };
  expect(feesToPay(stated, en)?.sides.map(({ id }) => id)).toEqual(['local']);
});

it('goes by the day at the place of the conference', () => {
  const instant = new Date('2023-10-21T23:30:00Z');
  expect([todayIn('Africa/Tunis', instant), todayIn('America/Lima', instant)]).toEqual(['2023-10-22', '2023-10-21']);
});
