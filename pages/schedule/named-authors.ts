import type { Contribution } from '#content';

/** Maximum total length of all authors' names, so that phones can load a page of the schedule. */
const MOST = 12_000;

type Presented = Partial<Pick<Contribution, 'people'>>;

/** Decides whether a page with these contributions and sessions names all their authors. If not, the pages of contributions do. */
export const namesEverybody = (presented: readonly Presented[]): boolean =>
  presented.flatMap(({ people = [] }) => people).reduce((sum, name) => sum + name.length, 0) <= MOST;

/** Number of authors who are always named. */
const FEW = 3;

/** Returns the authors to name, the presenting one first, and the number of others. */
export function namedAuthors(
  authors: readonly string[],
  everybody: boolean,
): [named: readonly string[], others: number] {
  const named = everybody || authors.length <= FEW ? authors : authors.slice(0, 1);
  return [named, authors.length - named.length];
}
