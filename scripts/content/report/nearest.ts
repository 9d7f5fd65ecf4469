import { distance } from 'fastest-levenshtein';
import type { Fix } from './diagnostics';
import { isNearMiss, LONGEST, mostDiffering } from './near-miss';

/** The candidate that a person most likely meant: the nearest of those that are near enough, letter case aside. */
export function nearest(found: string, candidates: readonly string[]): string | undefined {
  if (found.length > LONGEST) return undefined;
  const lower = found.toLowerCase();
  let fewest = Number.POSITIVE_INFINITY;
  let best: string | undefined;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const length = Math.max(lower.length, other.length);
    const beyond = Math.abs(other.length - lower.length);
    if (beyond >= fewest || beyond > mostDiffering(length)) continue;
    const differing = distance(lower, other);
    if (differing >= fewest || !isNearMiss(differing, length)) continue;
    fewest = differing;
    best = candidate;
  }
  return best;
}

/** The remedy for an unknown name, and the name that may stand in its place. */
export interface NearMiss {
  readonly hint: string;
  readonly fix?: Fix;
}

/**
 * A remedy for an unknown name: the near miss if `search` finds one, else a list of the candidates. A name that differs from
 * one candidate in the case of its letters alone is certainly that.
 */
export function didYouMean(
  found: string,
  candidates: readonly string[],
  search = (name: string) => nearest(name, candidates),
): NearMiss {
  const near = search(found);
  if (candidates.length === 0) return { hint: 'There is nothing yet that could be named here.' };
  if (near !== undefined) {
    const isCertain = candidates.filter((name) => name.toLowerCase() === found.toLowerCase()).length === 1;
    return { hint: `Did you mean "${near}"?`, fix: { from: found, to: near, isCertain } };
  }
  const shown = candidates.slice(0, 12).map((candidate) => `"${candidate}"`);
  const more = candidates.length - shown.length;
  const names = `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return { hint: `There ${candidates.length === 1 ? 'is' : 'are'}: ${names}.` };
}
