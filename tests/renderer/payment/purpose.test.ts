import { expect, it } from 'vitest';
import { purposeOf } from '../../../renderer/islands/payment/receipt/purpose';

const FACTS = {
  titles: { author: 'Author', single: 'Single room', companion: 'Accompanying person', tour: 'Tour' },
  accommodation: ['Without accommodation', 'With accommodation'],
  counts: { units: 'How many: ', nights: 'Nights: ', persons: 'Persons: ' },
};
const purpose = (choice: unknown) => purposeOf(choice, FACTS, 'paper');

it('a receipt says what was paid for, with how many nights and persons', () => {
  const supplements = [
    { id: 'single', nights: 2 },
    { id: 'companion', nights: 1, persons: 2 },
    { id: 'tour', units: 3 },
  ];
  expect(purpose({ category: 'author', accommodation: true, papers: ['239', '20'], supplements })).toBe(
    'Author · With accommodation · Single room (Nights: 2) · Accompanying person (Nights: 1 × Persons: 2) · Tour (How many: 3) · paper 239 · paper 20',
  );
});

it('a receipt says no word of rooms where the conference has none', () => {
  expect(purposeOf({ category: 'author', papers: ['7'] }, { ...FACTS, accommodation: [] }, 'paper')).toBe(
    'Author · paper 7',
  );
});

it('a receipt takes nothing for granted of what the payment service says', () => {
  expect(purpose(undefined)).toBeUndefined();
  expect(purpose({ category: 'unknown' })).toBeUndefined();
  expect(purpose({ category: 'constructor' })).toBeUndefined();
  const supplements: unknown[] = [{ id: 'single', nights: '2', constructor: 3 }, { id: 'unknown', nights: 1 }, null];
  expect(purpose({ category: 'author', papers: 7, supplements })).toBe('Author · Without accommodation · Single room');
});
