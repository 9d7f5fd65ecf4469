import { typosAllowed, typosIn } from './edit-distance';

/** Returns the words that a typed one may mean: those that it begins; if there are none, those with the fewest typos. */
export function wordsMeant(typed: string, words: readonly string[]): ReadonlySet<string> {
  const begun = words.filter((word) => word.startsWith(typed));
  if (begun.length > 0) return new Set(begun);
  const most = typosAllowed(typed);
  const near = words.map((word) => ({ word, typos: typosIn(typed, word, most) })).filter(({ typos }) => typos <= most);
  const least = Math.min(...near.map(({ typos }) => typos));
  return new Set(near.filter(({ typos }) => typos === least).map(({ word }) => word));
}
