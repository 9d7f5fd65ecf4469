import { defineTextCheck, flawAt, quote } from '../../texts/text-check';

const MIXED =
  /[\p{Script=Latin}\p{Script=Cyrillic}]*(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})[\p{Script=Latin}\p{Script=Cyrillic}]*/u;

/** Cyrillic letters → the Latin ones that look the same. */
const LOOKS: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
};

/** No word mixes letters of two alphabets that look alike: searches and sorting go wrong, and nobody sees why. */
export const mixedAlphabets = defineTextCheck('mixed-alphabets', {
  kinds: ['prose', 'markdown', 'name', 'country'],
  sign: MIXED,
  flaw: (text) => {
    const found = MIXED.exec(text);
    if (found === null) return undefined;
    const latin = [...found[0]].map((letter) => LOOKS[letter] ?? letter).join('');
    const isLatin = !/\p{Script=Cyrillic}/u.test(latin);
    return flawAt(found, {
      message: `${quote(found[0])} has letters of the Latin and of the Cyrillic alphabet, which look alike.`,
      hint: 'Type the word anew with one keyboard layout.',
      mend: isLatin ? latin : undefined,
      certain: isLatin,
    });
  },
});
