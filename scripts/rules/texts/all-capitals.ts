import { defineRule, inTexts, say } from '../kit';
import { quote } from '../lexicon/flaw';
import { reasons } from '../reasons';

/** Shorter words may be acronyms. */
const LONG = 4;
/** The fewest words in capitals that are not an acronym, by field. */
const FEWEST: Readonly<Record<string, number>> = { title: 3, talk: 3, affiliation: 2, heading: 2, subtitle: 3 };
const OTHERWISE = 5;

/** Finds titles and sentences in capitals: they are hard to read, and screen readers may spell them. */
const allCapitals = inTexts({
  kinds: ['prose', 'markdown'],
  trigger: /\p{Lu}{4}[^\p{L}]+\p{Lu}+/u,
  flaw: (text, { field }) => {
    const shown = text.replace(/\{\{[^{}]*\}\}|\]\([^)[]*\)|`[^`]*`/g, ' ');
    // Single words in capitals are acronyms or emphasis; some scripts have no capitals.
    if (/\p{Ll}{2}|\p{Lo}/u.test(shown)) return undefined;
    const words = shown.match(/\p{Lu}{2,}/gu) ?? [];
    const isMany =
      words.length >= (FEWEST[field] ?? OTHERWISE) && words.filter(({ length }) => length >= LONG).length > 1;
    if (!isMany) return undefined;
    return {
      start: 0,
      end: text.length,
      message: say`${quote(text)} is written in capitals.`,
      hint: 'Write it as in a sentence: capitals take longer to read, and some screen readers spell them.',
    };
  },
});

export const rule = defineRule({
  code: 'all-capitals',
  reason: reasons.slipIsCopied,
  yieldsTo: { row: ['other-year'] },
  finders: [allCapitals],
});
