import { distance } from 'fastest-levenshtein';

/** Whether two neighbouring letters of one word stand in the other order in another, and nothing else differs: "gmial" and "gmail". */
export function isTurned(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at !== -1 && one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2) === other;
}

/** Whether one word is a slip of the fingers away from another: one letter more, less or other, or two neighbours exchanged (Damerau). */
export const isSlipAway = (one: string, other: string): boolean => distance(one, other) === 1 || isTurned(one, other);
