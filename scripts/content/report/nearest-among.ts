import { distance } from 'fastest-levenshtein';
import { isNearMiss, LONGEST, mostDiffering } from './near-miss';

/** The most steps for one list of candidates: about a second of work, and more than any typed list needs. */
const MOST_STEPS = 50_000_000;

/**
 * Finds what `nearest` finds, for many names in one long list: only candidates that share enough pairs of neighbouring
 * letters with a name are compared with it letter by letter. (One edit changes two such pairs at most: E. Ukkonen,
 * "Approximate string-matching with q-grams and maximal matches", 1992.) A table that is wrong all over, in a list of names
 * that are all alike, gets no guesses after the first thousands.
 */
export function nearestAmong(candidates: readonly string[]): (found: string) => string | undefined {
  let index: PairIndex | undefined;
  let left = MOST_STEPS;
  return (found) => {
    if (found.length > LONGEST || left < 0) return undefined;
    index ??= new PairIndex(candidates);
    const { near, steps } = index.nearestTo(found.toLowerCase());
    left -= steps;
    return near;
  };
}

/** A longer candidate differs from every name in more than a third of its letters. */
const LONGEST_NEAR = 1.5 * LONGEST;

class PairIndex {
  readonly #candidates: readonly string[];
  readonly #lower: readonly string[];
  /** Every pair of letters → the places of the candidates that have it. */
  readonly #having = new Map<string, number[]>();
  /** How many pairs each candidate shares with the name that is looked for; 0 in between. */
  readonly #shared: Uint16Array;

  constructor(candidates: readonly string[]) {
    this.#candidates = candidates;
    this.#lower = candidates.map((candidate) => candidate.toLowerCase());
    this.#shared = new Uint16Array(candidates.length);
    for (const [place, candidate] of this.#lower.entries()) {
      if (candidate.length > LONGEST_NEAR) continue;
      for (const pair of pairsOf(candidate)) {
        const having = this.#having.get(pair);
        if (having) having.push(place);
        else this.#having.set(pair, [place]);
      }
    }
  }

  nearestTo(name: string): { readonly near: string | undefined; readonly steps: number } {
    const { met, steps } = this.#meet(name);
    let fewest = Number.POSITIVE_INFINITY;
    let best: number | undefined;
    let compared = 0;
    for (const [least, places] of this.#byLeastDiffering(name, met).entries()) {
      if (least > fewest) break;
      for (const place of places) {
        const other = this.#lower[place] ?? '';
        compared += other.length;
        const differing = distance(name, other);
        // Of two that are equally near, the first of the list.
        if (differing > fewest || (differing === fewest && best !== undefined && best < place)) continue;
        if (!isNearMiss(differing, Math.max(name.length, other.length))) continue;
        fewest = differing;
        best = place;
      }
    }
    for (const place of met) this.#shared[place] = 0;
    return { near: best === undefined ? undefined : this.#candidates[best], steps: steps + compared };
  }

  /** The places of the candidates that share a pair with the name; counts in `#shared` how many. */
  #meet(name: string) {
    const met: number[] = [];
    let steps = 0;
    for (const pair of pairsOf(name)) {
      const having = this.#having.get(pair) ?? [];
      steps += having.length;
      for (const place of having) {
        const before = this.#shared[place] ?? 0;
        if (before === 0) met.push(place);
        this.#shared[place] = before + 1;
      }
    }
    return { met, steps };
  }

  /** The candidates that may be near, by the number of letters that differ at the least. */
  #byLeastDiffering(name: string, met: readonly number[]): number[][] {
    const places: number[][] = [];
    for (const place of met) {
      const length = Math.max(name.length, this.#lower[place]?.length ?? 0);
      // A text has one pair more than letters, and each letter that differs spoils two.
      const least = Math.ceil((length + 1 - (this.#shared[place] ?? 0)) / 2);
      if (least > mostDiffering(length)) continue;
      while (places.length <= least) places.push([]);
      places[least]?.push(place);
    }
    return places;
  }
}

/** The pairs of neighbouring letters of a text with its edges, each of them once: the second "an" is "an1". */
function pairsOf(text: string): string[] {
  const seen = new Map<string, number>();
  const padded = `\0${text}\0`;
  return Array.from({ length: padded.length - 1 }, (_, at) => {
    const pair = padded.slice(at, at + 2);
    const before = seen.get(pair) ?? 0;
    seen.set(pair, before + 1);
    return before === 0 ? pair : `${pair}${before}`;
  });
}
