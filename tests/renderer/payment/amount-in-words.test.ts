import { describe, expect, it } from 'vitest';
import { amountInWords } from '../../../renderer/islands/payment/receipt/amount-in-words';

describe('an amount in words', () => {
  it.each([
    ['en', 12_500, 'twelve, 500/1000'],
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
