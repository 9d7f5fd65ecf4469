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
