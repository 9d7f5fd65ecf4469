// Codes: text-cut.

import { defineCheck } from '../../check';
import type { Paper, Poster } from '../../content';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** The fewest abstracts that show a custom. */
const FEWEST = 6;
/** Where more abstracts end in the middle, the program that exported them leaves out the last sign. */
const MOST = 0.005;
const ENDS = /[.!?؟…。»”"')\]}*:>]\s*$/u;
/** The word that forms put before an abstract. */
const HEADED = /^(?:abstract|summary|résumé|الملخص|ملخص)\s*(?:[:.—–-]|\n)\s*/iu;

/** The most abstracts of a table of which each is told: of more, a service exports its keywords with each. */
const MANY = 300;
/** Keywords have a column of their own. */
const KEYWORDED = /(?:^|[.\n]\s*)((?:Keywords?|Key words|Index terms|Mots[- ]clés|الكلمات المفتاحية)\s*[:—–-]\s*)/u;

/** An abstract ends with its last sentence, and begins with its first. */
export const abstractCut = defineCheck(['papers', 'posters'], ({ papers, posters }) =>
  [papers, posters].flatMap(cutIn),
);

function cutIn(rows: readonly Entry<Paper | Poster>[]): Diagnostic[] {
  const given = rows.flatMap(({ value: { abstract }, at }) => (abstract === undefined ? [] : [{ abstract, at }]));
  const open = given.filter(({ abstract }) => !ENDS.test(abstract) && /\p{L}$/u.test(abstract.trim()));
  const isSlip = given.length >= FEWEST && open.length <= Math.max(1, MOST * given.length);
  const headed = given.filter(({ abstract }) => HEADED.test(abstract));
  return [
    ...(isSlip ? open : []).map(
      ({ abstract, at }): Diagnostic =>
        warning(
          'text-cut',
          at('abstract'),
          `The abstract ends with ${quote(abstract.trim().slice(-30))}, in the middle of a sentence.`,
          {
            hint: 'Copy it in full, or add the full stop.',
          },
        ),
    ),
    ...(given.length > MANY ? [] : given).flatMap(({ abstract, at }): Diagnostic[] => {
      const [, head = ''] = KEYWORDED.exec(abstract) ?? [];
      if (head === '') return [];
      return [
        warning('text-cut', at('abstract'), `The abstract goes on with ${quote(head)}: keywords were copied with it.`, {
          hint: 'Move them to the column "keywords".',
        }),
      ];
    }),
    ...(headed.length <= Math.max(2, MOST * given.length) ? headed : []).map(({ abstract, at }): Diagnostic => {
      const [head = ''] = HEADED.exec(abstract) ?? [];
      return warning(
        'text-cut',
        at('abstract'),
        `The abstract begins with ${quote(head)}, which stands above it already.`,
        {
          hint: 'Delete the word.',
          fix: { from: head, to: '', isCertain: false },
        },
      );
    }),
  ];
}

/** A name that begins small is meant: "k-means", "mRNA", "word2vec", "de Bruijn". */
const MEANT_SMALL = /^(?:\p{Ll}{1,3}(?!\p{L})|\p{L}*[\p{Lu}\d]|[\p{L}]+[-._/:])/u;
/** A full stop behind a short form. */
const SHORT_FORM =
  /(?:approx|resp|incl|excl|temp|conf|proc|dept|univ|assoc|asst|prof|vols|figs|eqs|refs|misc|orig|environ|spec|disc|etc)\.$/iu;
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

function smallSentence(text: string, isName: (word: string) => boolean): number | undefined {
  const [first = ''] = /^\p{Ll}+/u.exec(text) ?? [];
  if (first !== '' && !MEANT_SMALL.test(text) && !isName(first)) return 0;
  const found = [...text.matchAll(SMALL)].find(
    ({ index }) => !(SHORT_FORM.test(text.slice(0, index + 1)) || MEANT_SMALL.test(text.slice(index + 2))),
  );
  return found && found.index + 2;
}

/** Numbers of references, and whose the words are: both belong to the paper and lead nowhere here. */
const OF_THE_PAPER = /(?<=\p{L} ?)\[\d{1,3}(?:[–-]\d{1,3})?\](?!\()|(?:©|\(c\)|Copyright) ?(?:19|20)\d\d.*/u;

/** An abstract stands by itself, without references. */
export const abstractAlone = defineCheck(['papers', 'posters'], ({ papers, posters }) =>
  [papers, posters].flatMap((rows: readonly Entry<Paper | Poster>[]) =>
    rows.flatMap(({ value: { abstract = '' }, at }): Diagnostic[] => {
      const found = OF_THE_PAPER.exec(abstract);
      if (found === null) return [];
      return [
        warning(
          'text-cut',
          at('abstract'),
          `${quote(found[0])} was copied with the abstract, and leads nowhere here.`,
          {
            hint: 'Delete it.',
          },
        ),
      ];
    }),
  ),
);
