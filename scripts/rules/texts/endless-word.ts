import { defineRule, inTexts, say } from '../kit';
import { flawAt, quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** The longest words of natural languages have about fifty letters. */
const LONGEST = 60;
// Only at the start of a word, to stay linear.
const WORD = new RegExp(`(?<![\\p{L}\\p{M}\\d])[\\p{L}\\p{M}\\d]{${LONGEST + 1},}`, 'u');

/** Finds words that are too long for any language: a space is missing, or a key was held. */
const endlessWord = inTexts({
  kinds: ['prose', 'markdown', 'name', 'country'],
  trigger: WORD,
  flaw: (text) => {
    const found = WORD.exec(text);
    // Some scripts have no spaces.
    if (
      found === null ||
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
        found[0],
      )
    )
      return undefined;
    return flawAt(found, {
      message: say`${quote(found[0])} has ${found[0].length} letters without a space.`,
      hint: 'Put the spaces back, or shorten it.',
    });
  },
});

export const rule = defineRule({
  code: 'endless-word',
  reason: reasons.slipIsCopied,
  finders: [endlessWord],
});
