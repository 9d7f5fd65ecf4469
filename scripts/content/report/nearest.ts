import { distance } from 'fastest-levenshtein';

/** No name is longer. The time to compare two texts grows with the product of their lengths. */
const LONGEST = 500;

/**
 * The candidate that a person most likely meant, or undefined if none is near enough
 * (at most a third of the letters differ, or one of a short word; letter case aside).
 */
export function nearest(found: string, candidates: readonly string[]): string | undefined {
  if (found.length > LONGEST) return undefined;
  const lower = found.toLowerCase();
  // A third of the longer text is at most half of this one: a candidate with more different letters is not near.
  let differing = Math.max(1, Math.floor(lower.length / 2)) + 1;
  let best: string | undefined;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - lower.length) >= differing) continue;
    const letters = distance(lower, candidate.toLowerCase());
    if (letters >= differing) continue;
    differing = letters;
    best = candidate;
  }
  if (best === undefined) return undefined;
  const letters = Math.max(lower.length, best.length);
  // Two different single letters have nothing in common.
  const near = differing < letters && differing <= Math.max(1, Math.floor(letters / 3));
  return near || differing === 0 ? best : undefined;
}

/** The most letters to compare with one list of candidates: about a second of work, and more than any typed list needs. */
const MOST_LETTERS = 100_000_000;

/** Finds the nearest candidate for many names; a table that is wrong all over gets no guesses after the first thousands. */
export function nearestAmong(candidates: readonly string[]): (found: string) => string | undefined {
  let left = MOST_LETTERS;
  return (found) => {
    left -= found.length * candidates.length;
    return left < 0 ? undefined : nearest(found, candidates);
  };
}

/** A remedy for an unknown name: the near miss if `search` finds one, else a list of the candidates. */
export function didYouMean(
  found: string,
  candidates: readonly string[],
  search = (name: string) => nearest(name, candidates),
): string {
  const near = search(found);
  if (candidates.length === 0) return 'There is nothing yet that could stand here.';
  if (near !== undefined) return `Did you mean "${near}"?`;
  const shown = candidates.slice(0, 12).map((candidate) => `"${candidate}"`);
  const more = candidates.length - shown.length;
  return `There ${candidates.length === 1 ? 'is' : 'are'}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
