import { closest, distance } from 'fastest-levenshtein';

/**
 * The candidate that a person most likely meant, or undefined if none is near enough
 * (at most a third of the letters differ, or one of a short word; letter case aside).
 */
export function nearest(found: string, candidates: readonly string[]): string | undefined {
  if (candidates.length === 0) return undefined;
  const lower = found.toLowerCase();
  const best = closest(
    lower,
    candidates.map((candidate) => candidate.toLowerCase()),
  );
  const letters = Math.max(lower.length, best.length);
  const differing = distance(lower, best);
  // Of a single letter or digit nothing would be left to go by.
  const near = differing < letters && differing <= Math.max(1, Math.floor(letters / 3));
  return near || differing === 0 ? candidates.find((candidate) => candidate.toLowerCase() === best) : undefined;
}

/** A remedy for a name that is not known: the near miss if there is one, else what there is. */
export function didYouMean(found: string, candidates: readonly string[]): string {
  const near = nearest(found, candidates);
  if (candidates.length === 0) return 'There is nothing yet that could stand here.';
  if (near !== undefined) return `Did you mean "${near}"?`;
  const shown = candidates.slice(0, 12).map((candidate) => `"${candidate}"`);
  const more = candidates.length - shown.length;
  return `There ${candidates.length === 1 ? 'is' : 'are'}: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}
