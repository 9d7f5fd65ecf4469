import { distance } from 'fastest-levenshtein';

/** Returns whether two words differ in the order of two neighbouring letters alone: "gmial" and "gmail". */
export function isTransposed(one: string, other: string): boolean {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return at !== -1 && one.slice(0, at) + (one[at + 1] ?? '') + (one[at] ?? '') + one.slice(at + 2) === other;
}

/** Returns whether one word may be a typo for another: one letter more, less or other, or two exchanged (Damerau). */
export const isTypoOf = (one: string, other: string): boolean => distance(one, other) === 1 || isTransposed(one, other);
