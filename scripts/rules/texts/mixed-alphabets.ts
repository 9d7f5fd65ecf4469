import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

const MEETING = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;
/** A word with letters of both alphabets. */
const MIXED =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}])[\p{Script=Latin}\p{Script=Cyrillic}]*(?:\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin})[\p{Script=Latin}\p{Script=Cyrillic}]*/u;

/** A zero instead of an o. */
const ZERO =
  /(?<![\p{L}\d/@._-])(?:\p{L}\p{Ll}+0\p{Ll}+|\p{L}0\p{Ll}{2,}|0(?:f|n|r|ur|ther|pen|nline))(?![\p{L}\d/@_]|\.\p{L})/u;

/** Maps Cyrillic letters to Latin ones that look the same. */
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

/** Finds words with Latin and Cyrillic letters that look alike: searches and sorting fail. */
const mixedAlphabets = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: new RegExp(`${MEETING.source}|${ZERO.source}`, 'u'),
  flaw: (text) => {
    const found = MIXED.exec(text);
    if (found === null) {
      const zero = ZERO.exec(text);
      if (zero === null) return undefined;
      const replacement = zero[0].replace(/^0/, 'o').replace('0', 'o');
      return flawAt(zero, {
        message: say`${quote(zero[0])} has the digit 0 among its letters.`,
        hint: `Did you mean ${quote(replacement)}?`,
        replacement,
      });
    }
    const latin = [...found[0]].map((letter) => LOOKS[letter] ?? letter).join('');
    const isLatin = !/\p{Script=Cyrillic}/u.test(latin);
    return flawAt(found, {
      message: say`${quote(found[0])} has letters of the Latin and of the Cyrillic alphabet, which look alike.`,
      hint: 'Type the word again with one keyboard layout.',
      replacement: isLatin ? latin : undefined,
      // Most letters of a Russian word may look like Latin ones.
      certain: isLatin && (found[0].match(/\p{Script=Latin}/gu) ?? []).length * 2 > found[0].length,
    });
  },
});

export const rule = defineRule({
  code: 'mixed-alphabets',
  preset: 'thorough',
  reason: reasons.wordNotFound,
  finders: [mixedAlphabets],
});
