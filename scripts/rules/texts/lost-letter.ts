import { memoised } from '../../../shared/memoise';
import type { Site } from '../../content/survey';
import { defineRule, inTexts, say } from '../kit';
import { everyText } from '../lexicon/every-text';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** A question mark in a word, or before one: "B?ja?a", "?tienne"; a capital letter after it begins the next sentence: "why?Because". */
const LOST = /(?<![\p{L}\d/?&=.:@#-])\?(?=\p{Ll}{2})|(?<=\p{L})\?(?=\p{Ll}|\p{Lo})|(?<=\p{Lu})\?(?=\p{Lu})/u;
/** An accent in the place of an apostrophe: "person´s". */
const ACCENT = /(?<=\p{Ll}{2})´(?=\p{Ll}{1,2}(?!\p{L}))|(?<=(?<!\p{L})[dlnmstjcDLNMSTJC])´(?=\p{L})/u;
/** A question mark for a sign before a unit, or between two numbers: "8 ?C", "20 ? 2", "10:00?11:00". */
const SIGN_LOST = /(?<=\d ?)\?(?=(?:[CFKmgslLVWAN]|mol|rad|Hz|Pa)(?![\p{L}\d]))|(?<=\d)\?(?=\d)|(?<=\d )\?(?= \d)/u;
/** A character of a private font, or a box, instead of a letter or bullet. */
const BOX = /[\ue000-\uf8ff]|[□▯](?=\p{L})|(?<=\p{L})[□▯]/u;
const SIGN = new RegExp(`${LOST.source}|\\p{L}\\?|\\d ?\\?|${BOX.source}|´`, 'u');

/** Maps words of the data with accents to what is left if their accents are lost. */
const wordsWithAccents = memoised(
  (site: Site): ReadonlyMap<string, string> =>
    new Map(
      everyText(site, ACCENTED).flatMap(({ text }) =>
        (text.match(WORD) ?? [])
          .filter((word) => ACCENTED.test(word))
          .map((word): [string, string] => [withoutAccented(word.normalize('NFC')), word]),
      ),
    ),
);
const ACCENTED = /(?=[^\p{ASCII}])\p{Script=Latin}/u;
const WORD = /[\p{Script=Latin}\p{M}]{3,}/gu;
const withoutAccented = (word: string) => word.toLowerCase().replace(/[^\p{ASCII}]/gu, '?');

/** Finds a word with a question mark for its last letter: "Guaran?" is Guaraní elsewhere. */
function endLost(text: string, site: Site): RegExpExecArray | undefined {
  const ends = /(?<![\p{L}?])(\p{L}[\p{L}?]{2,}\?)(?![\p{L}?])/gu;
  for (let found = ends.exec(text); found !== null; found = ends.exec(text))
    if (wordsWithAccents(site).has((found[1] ?? '').toLowerCase())) return found;
  return undefined;
}

/** Finds letters that a program has replaced by a question mark, a box or an accent. */
const lostLetter = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: SIGN,
  flawAmong: (text, { kind }, site) => {
    const accent = kind === 'name' ? null : ACCENT.exec(text);
    if (accent !== null)
      return flawAt(accent, {
        message: say`${quote(text.slice(Math.max(0, accent.index - 15), accent.index + 15))} has an accent instead of an apostrophe.`,
        hint: 'Write "’".',
        replacement: '’',
      });
    const box = BOX.exec(text);
    if (box !== null)
      return flawAt(box, {
        message: say`${quote(text.slice(Math.max(0, box.index - 15), box.index + 15))} has a character that most computers show as a box.`,
        hint: 'Type what was meant, or delete it: it comes from a font that readers do not have.',
      });
    // In names, a question mark at the start or end of a word is a lost letter, too.
    const last = kind === 'name' ? /(?<=\p{L})\?(?=$|[\s,;.-])|(?<=^|[\s,;-])\?(?=\p{L})/u.exec(text) : null;
    if (last !== null)
      return flawAt(last, {
        message: say`${quote(text)} has a question mark where a letter should be.`,
        hint: 'A program has lost the letter: type it again, and save the file as UTF-8.',
      });
    // Addresses have question marks.
    const words = text.replace(/(?:https?:|mailto:|\/)[^\s)]*/g, (address) => ' '.repeat(address.length));
    const sign = SIGN_LOST.exec(words);
    if (sign !== null)
      return flawAt(sign, {
        message: say`${quote(text.slice(Math.max(0, sign.index - 15), sign.index + 15))} has a question mark where a sign should be.`,
        hint: 'A program has lost the sign, such as "°", "µ", "±" or "–": type it again, and save the file as UTF-8.',
      });
    const found = LOST.exec(words);
    if (found === null) {
      const end = endLost(text, site);
      return (
        end &&
        flawAt(end, {
          message: say`${quote(end[0])} has a question mark where a letter should be.`,
          hint: `Did you mean ${quote(wordsWithAccents(site).get(end[0].toLowerCase()) ?? '')}?`,
        })
      );
    }
    const word =
      /\S*$/.exec(text.slice(Math.max(0, found.index - 60), found.index))?.[0] +
      (/^\S*/.exec(text.slice(found.index))?.[0] ?? '');
    return flawAt(found, {
      message: say`${quote(word)} has a question mark where a letter should be.`,
      hint: 'A program has lost the letter: type it again, and save the file as UTF-8.',
    });
  },
});

export const rule = defineRule({
  code: 'lost-letter',
  reason: reasons.wordNotFound,
  finders: [lostLetter],
});
