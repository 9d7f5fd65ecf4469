import type { Paper } from '#content';

/** Letters of all abstracts, and of all names, beyond which a page of the schedule would weigh more than a phone should load. */
const MOST = 12_000;

/** How much a page of the schedule says of each paper and poster; the rest stands on their own pages. */
export interface Detail {
  readonly hasAbstracts: boolean;
  readonly hasAllAuthors: boolean;
}

type Presented = Pick<Paper, 'abstract' | 'authors'>;

const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** The details for which a page has room that shows all of these papers and posters. */
export const detailFor = (presented: readonly Presented[]): Detail => ({
  hasAbstracts: lettersOf(presented.map(({ abstract = '' }) => abstract)) <= MOST,
  hasAllAuthors: lettersOf(presented.flatMap(({ authors }) => authors)) <= MOST,
});

/** The number of authors who are named in any case. */
const FEW = 3;

/** The authors whom a page has room to name, the presenting one first, and how many others there are. */
export function namedOf(
  authors: readonly string[],
  { hasAllAuthors }: Detail,
): [named: readonly string[], others: number] {
  const named = hasAllAuthors || authors.length <= FEW ? authors : authors.slice(0, 1);
  return [named, authors.length - named.length];
}
