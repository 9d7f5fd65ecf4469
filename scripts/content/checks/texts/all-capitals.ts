import { defineTextCheck, quote } from '../../texts/text-check';

/** Words of so many letters count: shorter ones may be acronyms. */
const LONG = 4;
const FEWEST = { title: 3, affiliation: 2, other: 5 } as const;

/** No title or sentence is written in capitals: they are hard to read, and screen readers may spell them. */
export const allCapitals = defineTextCheck('all-capitals', {
  kinds: ['prose', 'markdown'],
  sign: /\p{Lu}{4}[^\p{L}]+\p{Lu}+/u,
  flaw: (text, { field }) => {
    const shown = text.replace(/\{\{[^}]*\}\}|\]\([^)]*\)|`[^`]*`/g, ' ');
    if (/\p{Ll}{2}/u.test(shown)) return undefined;
    const words = shown.match(/\p{Lu}{2,}/gu) ?? [];
    const fewest =
      field === 'title' || field === 'talk'
        ? FEWEST.title
        : field === 'affiliation'
          ? FEWEST.affiliation
          : FEWEST.other;
    if (words.length < fewest || words.filter(({ length }) => length >= LONG).length < 2) return undefined;
    return {
      start: 0,
      end: text.length,
      message: `${quote(text)} is written in capitals.`,
      hint: 'Write it as in a sentence: capitals take longer to read, and some screen readers spell them.',
    };
  },
});
