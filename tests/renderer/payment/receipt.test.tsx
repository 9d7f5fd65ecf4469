import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Receipt } from '../../../renderer/islands/payment/receipt/Receipt';
import { amountInWords } from '../../../shared/fees/amount-in-words';
import { purposeOf } from '../../../shared/fees/purpose';
import { wordsIn } from '../../../shared/words';

const INFO = { email: 'amel@example.org', amount: 12_500, currency: 788, status: 2, date: '2031-03-14T15:26:53Z' };

it.each(['en', 'fr', 'ar', 'de', 'es', 'pt'])('a receipt in %s shows the hour in 24-hour format', (language) => {
  const html = renderToStaticMarkup(
    <Receipt
      info={INFO}
      orderId="5"
      currency="Tunisian dinar"
      facts={{ conference: 'ABC 2031', language, timeZone: 'Africa/Tunis', titles: {}, accommodation: [], counts: {} }}
      words={wordsIn(language).paymentResult}
    />,
  );
  expect(html).toMatch(/16:26:53/);
});

describe('an amount in words', () => {
  it.each([
    ['en', 12_500, 'twelve, 500/1000'],
    ['de', 21_500, 'einundzwanzig, 500/1000'],
    ['es', 21_000, 'veintiuno'],
    ['fr', 280_000, 'deux cent quatre-vingts'],
    ['fr-TN', 281_000, 'deux cent quatre-vingt-un'],
    ['fr', 21_000, 'vingt et un'],
    ['ar', 3_000, 'ثلاثة'],
    ['ar', 281_500, 'مئتان وواحد وثمانون، 500/1000'],
    ['tlh', 1_000, undefined],
  ])('is written in %s as on a cheque: %i', async (language, thousandths, words) => {
    expect(await amountInWords(thousandths, language)).toBe(words);
  });
});

const FACTS = {
  titles: { author: 'Author', single: 'Single room', companion: 'Accompanying person', tour: 'Tour' },
  accommodation: ['Without accommodation', 'With accommodation'],
  counts: { units: 'How many: ', nights: 'Nights: ', persons: 'Persons: ' },
};
const purpose = (choice: unknown) => purposeOf(choice, FACTS, 'paper');

it('a receipt says what was paid for, with the numbers of nights and persons', () => {
  const supplements = [
    { id: 'single', nights: 2 },
    { id: 'companion', nights: 1, persons: 2 },
    { id: 'tour', units: 3 },
  ];
  expect(purpose({ category: 'author', accommodation: true, papers: ['239', '20'], supplements })).toBe(
    'Author · With accommodation · Single room (Nights: 2) · Accompanying person (Nights: 1 × Persons: 2) · Tour (How many: 3) · paper 239 · paper 20',
  );
});

it('a receipt does not mention rooms where the conference has none', () => {
  expect(purposeOf({ category: 'author', papers: ['7'] }, { ...FACTS, accommodation: [] }, 'paper')).toBe(
    'Author · paper 7',
  );
});

it('a receipt survives any answer of the payment service', () => {
  expect(purpose(undefined)).toBeUndefined();
  expect(purpose({ category: 'unknown' })).toBeUndefined();
  expect(purpose({ category: 'constructor' })).toBeUndefined();
  const supplements: unknown[] = [{ id: 'single', nights: '2', constructor: 3 }, { id: 'unknown', nights: 1 }, null];
  expect(purpose({ category: 'author', papers: 7, supplements })).toBe('Author · Without accommodation · Single room');
});
