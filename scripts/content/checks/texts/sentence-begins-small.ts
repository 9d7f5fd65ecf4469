// Codes: text-cut.

import { defineCheck } from '../../check';
import type { Paper, Poster } from '../../content';
import { warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** A name that begins small is meant: "k-means", "mRNA", "word2vec", "de Bruijn". */
const MEANT_SMALL = /^(?:\p{Ll}{1,3}(?!\p{L})|\p{L}*[\p{Lu}\d]|[\p{L}]+[-._/:])/u;
/** A full stop behind a short form. */
const SHORT_FORM =
  /(?:approx|resp|incl|excl|temp|conf|proc|dept|univ|assoc|asst|prof|vols|figs|eqs|refs|misc|orig|environ|spec|disc|etc)\.$/iu;
/** The letters of the longest of them: what stands before is not looked at, however long the text is. */
const LONGEST_FORM = 'environ'.length;
const SMALL = /(?<=(?<![\p{L}.])\p{Ll}{4,})\. (?=\p{Ll}{2})/gu;

/** A sentence begins with a capital, in abstracts that are no list of fragments. */
export const sentenceBeginsSmall = defineCheck(['papers', 'posters'], ({ papers, posters }) =>
  [papers, posters].flatMap((rows: readonly Entry<Paper | Poster>[]) => {
    const given = rows.flatMap(({ value: { abstract }, at }) => (abstract === undefined ? [] : [{ abstract, at }]));
    const odd = given.flatMap(({ abstract, at }) => {
      // What recurs here, and nowhere else, is a name: "bsuite is a collection … With bsuite".
      const isName = (word: string) =>
        abstract.split(word).length > 2 &&
        !given.some((other) => other.abstract !== abstract && other.abstract.includes(word));
      const start = smallSentence(abstract, isName);
      return start === undefined ? [] : [{ words: abstract.slice(start, start + 30), at }];
    });
    if (odd.length > Math.max(2, MOST_SMALL * given.length)) return [];
    return odd.map(({ words, at }) =>
      warning('text-cut', at('abstract'), `A sentence begins with ${quote(words)}, in small letters.`, {
        hint: 'Write a capital, or look whether something before it is lost.',
      }),
    );
  }),
);

/** With more such abstracts, a program has made them. */
const MOST_SMALL = 0.02;

/** Where a text, or a sentence in it, begins in small letters that are none of a name. */
function smallSentence(text: string, isName: (word: string) => boolean): number | undefined {
  const [first = ''] = /^\p{Ll}+/u.exec(text) ?? [];
  if (first !== '' && !MEANT_SMALL.test(text) && !isName(first)) return 0;
  const found = [...text.matchAll(SMALL)].find(
    ({ index }) =>
      !(
        SHORT_FORM.test(text.slice(Math.max(0, index - LONGEST_FORM), index + 1)) ||
        MEANT_SMALL.test(text.slice(index + 2))
      ),
  );
  return found && found.index + 2;
}
