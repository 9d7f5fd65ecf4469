import type { Contribution } from '#content';

/** Maximum total length of all abstracts, and of all authors' names, so that phones can load a page of the schedule. */
const MOST = 12_000;

/** Which facts of contributions and sessions a page of the schedule shows. The others are on their own pages. */
export interface Detail {
  readonly hasAbstracts: boolean;
  readonly hasAllAuthors: boolean;
}

type Presented = Partial<Pick<Contribution, 'abstract' | 'people'>>;

const lettersOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + text.length, 0);

/** Decides which facts a page with these contributions and sessions shows. */
export const detailFor = (presented: readonly Presented[]): Detail => ({
  hasAbstracts: lettersOf(presented.map(({ abstract = '' }) => abstract)) <= MOST,
  hasAllAuthors: lettersOf(presented.flatMap(({ people = [] }) => people)) <= MOST,
});

/** Number of authors who are always named. */
const FEW = 3;

/** Returns the authors to name, the presenting one first, and the number of others. */
export function namedAuthors(
  authors: readonly string[],
  { hasAllAuthors }: Detail,
): [named: readonly string[], others: number] {
  const named = hasAllAuthors || authors.length <= FEW ? authors : authors.slice(0, 1);
  return [named, authors.length - named.length];
}
