import { defineTextCheck, flawAt, quote } from '../../texts/text-check';

/** A question mark in a word, or before one: "B?ja?a", "?tienne". */
const LOST = /(?<![\p{L}\d/?&=.:@#-])\?(?=\p{Ll}{2})|(?<=\p{L})\?(?=\p{L})/u;
const SIGN = new RegExp(`${LOST.source}|\\p{L}\\?`, 'u');

/** No letter was replaced by a question mark, as programs do that do not know its accent. */
export const lostLetter = defineTextCheck('lost-letter', {
  kinds: ['prose', 'markdown', 'name', 'country'],
  sign: SIGN,
  flaw: (text, { kind }) => {
    // No name ends with a question mark, and a title may.
    const last = kind === 'name' ? /(?<=\p{L})\?$/u.exec(text) : null;
    if (last !== null)
      return flawAt(last, {
        message: `${quote(text)} has a question mark where a letter should be.`,
        hint: 'A program has lost the letter: type it again, and save the file as UTF-8.',
      });
    // What follows the question mark of an address is its query.
    const found = LOST.exec(text.replace(/(?:https?:|mailto:|\/)[^\s)]*/g, (address) => ' '.repeat(address.length)));
    if (found === null) return undefined;
    const word = /\S*$/.exec(text.slice(0, found.index))?.[0] + (/^\S*/.exec(text.slice(found.index))?.[0] ?? '');
    return flawAt(found, {
      message: `${quote(word)} has a question mark where a letter should be.`,
      hint: 'A program has lost the letter: type it again, and save the file as UTF-8.',
    });
  },
});
