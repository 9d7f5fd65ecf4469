import { mostFirst, tally } from '../../../../renderer/format/grouped';
import { defineCheck } from '../../check';
import type { Paper, Poster } from '../../content';
import { plainWords } from '../../plain-words';
import { type Diagnostic, warning } from '../../report/diagnostics';
import { quote } from '../../texts/text-check';
import type { Entry } from '../../validate/validate';

/** Words that abstracts of any subject have. */
const COMMON = new Set(
  'about above after also another based been between both does each every first from have into more most much nine only other over same several some such than that their them then there these they this those three through towards under upon using very what when where which while whose will with within without your novel paper study approach method model results show'.split(
    ' ',
  ),
);
const SHORTEST_WORD = 4;
/** Arabic words are shorter: vowels are not written. */
const SHORTEST_ARABIC = 3;
/** The number of letters of a word that are its stem: "measuring" and "measured" are one. */
const STEM = 6;
/** The fewest words of an abstract that can be compared. */
const SHORTEST_ABSTRACT = 40;
/** A word in so many abstracts is no sign of one paper. */
const RARE = { papers: 2, share: 0.005 };

interface Compared {
  readonly entry: Entry<Paper | Poster>;
  readonly title: ReadonlySet<string>;
  /** The words of the abstract in plain small letters, with a space before each. */
  readonly abstract: string;
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    plainWords(text)
      .map((word) => word.replace(/^[وفبلك]?(?:ال|لل)(?=\p{L}{3})/u, ''))
      .filter(
        (word) =>
          word.length >= (/\p{Script=Arabic}/u.test(word) ? SHORTEST_ARABIC : SHORTEST_WORD) && !COMMON.has(word),
      )
      .map((word) => word.slice(0, STEM)),
  );

/** Most abstracts are plain ASCII, and need not be taken apart. */
const spaced = (text: string): string =>
  ` ${
    /^[ -~\s]*$/.test(text)
      ? text.toLowerCase().replace(/[^a-z0-9]+/g, ' ')
      : plainWords(text)
          .join(' ')
          .replace(/(?<=^| )[وفبلك]?(?:ال|لل)(?=\p{L}{3})/gu, '')
  } `;

/**
 * An abstract is that of its title: it shares no word with it only where the words of the title stand in another one. The columns
 * of a table that were sorted apart show themselves in this.
 */
export const abstractOfAnother = defineCheck(['papers', 'posters'], ({ papers, posters }) => [
  ...apartIn(papers),
  ...apartIn(posters),
]);

function apartIn(rows: readonly Entry<Paper | Poster>[]): Diagnostic[] {
  const compared = rows.flatMap((entry): Compared[] => {
    const { title, abstract = '' } = entry.value;
    return abstract.length < SHORTEST_ABSTRACT ? [] : [{ entry, title: stemsOf(title), abstract: spaced(abstract) }];
  });
  const suspected = compared.filter(
    ({ title, abstract }) => title.size > 0 && ![...title].some((stem) => has(abstract, stem)),
  );
  const inAbstracts = abstractsWith(new Set(suspected.flatMap(({ title }) => [...title])), compared);
  const most = Math.max(RARE.papers, RARE.share * compared.length);
  const apart = suspected.flatMap((paper) => {
    const others = [...paper.title].map((stem) => inAbstracts.get(stem) ?? []).filter(({ length }) => length <= most);
    const [best] = mostFirst(tally(others.flat(), (other) => other));
    return best === undefined ? [] : [{ paper, other: best[0], words: best[1] }];
  });
  // A single word proves nothing, unless it does so again and again.
  const isShifted = apart.length >= 3 && apart.length * 3 >= compared.length;
  const certain = apart.filter(({ words }) => words > 1 || isShifted);
  const known = new Set(certain.map(({ paper }) => paper));
  const told = [...certain, ...byWhole(suspected).filter(({ paper }) => !known.has(paper))];
  const seen = new Set(told.map(({ paper }) => paper));
  return [...told, ...exchanged(suspected, inAbstracts, most).filter(({ paper }) => !seen.has(paper))].map(
    ({ paper, other }) => problem(paper, other),
  );
}

/** Whether a word of an abstract begins with a stem; a short one is a word of its own: "port" is not in "portent". */
const has = (abstract: string, stem: string): boolean =>
  stem.length >= STEM
    ? abstract.includes(` ${stem}`)
    : ['', 's', 'es', 'e'].some((ending) => abstract.includes(` ${stem}${ending} `));

/** Two papers of which neither has a word of its title in its abstract, and each a rare one in that of the other: one word is enough. */
function exchanged(
  suspected: readonly Compared[],
  inAbstracts: ReadonlyMap<string, readonly Compared[]>,
  most: number,
): { readonly paper: Compared; readonly other: Compared }[] {
  const without = new Set(suspected);
  const named = new Map(
    suspected.map((paper) => [
      paper,
      new Set(
        [...paper.title].flatMap((stem) => {
          const others = (inAbstracts.get(stem) ?? []).filter(({ abstract }) => has(abstract, stem));
          return others.length > most ? [] : others.filter((other) => without.has(other));
        }),
      ),
    ]),
  );
  return suspected.flatMap((paper) => {
    const other = [...(named.get(paper) ?? [])].find((each) => named.get(each)?.has(paper));
    return other === undefined ? [] : [{ paper, other }];
  });
}

/** Of papers without a word of their title in their abstract, those whose title stands nearly whole in the abstract of another such one. */
function byWhole(suspected: readonly Compared[]): { readonly paper: Compared; readonly other: Compared }[] {
  // Many are a custom of catchy titles, or a sorted column, of which the rare words tell.
  if (suspected.length > MOST_SUSPECTED) return [];
  return suspected.flatMap((paper) => {
    const stems = [...paper.title];
    if (stems.length < 3) return [];
    const [best, next] = suspected
      .filter((other) => other !== paper)
      .map((other) => ({ other, words: stems.filter((stem) => has(other.abstract, stem)).length }))
      .sort((a, b) => b.words - a.words);
    const isClear = best !== undefined && best.words >= WHOLE * stems.length && best.words > (next?.words ?? 0);
    return isClear ? [{ paper, other: best.other }] : [];
  });
}
const MOST_SUSPECTED = 60;
const WHOLE = 0.6;

/** Stem → the papers in whose abstracts a word begins so, of the stems that are asked for. */
function abstractsWith(
  stems: ReadonlySet<string>,
  papers: readonly Compared[],
): ReadonlyMap<string, readonly Compared[]> {
  const found = new Map<string, Compared[]>();
  if (stems.size === 0) return found;
  for (const paper of papers)
    for (const stem of new Set(paper.abstract.split(' ').map((word) => word.slice(0, STEM)))) {
      if (!stems.has(stem)) continue;
      const others = found.get(stem);
      if (others) others.push(paper);
      else found.set(stem, [paper]);
    }
  return found;
}

const problem = ({ entry }: Compared, { entry: other }: Compared): Diagnostic =>
  warning(
    'abstract-of-another',
    entry.at('abstract'),
    `No word of ${quote(entry.value.title)} is in this abstract; they stand in that of paper ${other.value.id}.`,
    {
      hint: 'Write the abstract of this paper: columns may have been sorted apart, or two cells exchanged.',
      related: [{ ...other.at('abstract'), message: `The abstract of paper ${other.value.id} is here.` }],
    },
  );
