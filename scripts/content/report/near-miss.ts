/** No name is longer. The time to compare two texts grows with the product of their lengths. */
export const LONGEST = 500;

/**
 * Whether a person who wrote one of two texts may have meant the other: at most a third of the letters differ, or one of a
 * short word. Two different single letters have nothing in common.
 *
 * @param differing the number of letters to change, leave out or put in (Levenshtein's distance)
 * @param length of the longer text
 */
export const isNearMiss = (differing: number, length: number): boolean =>
  differing === 0 || (differing < length && differing <= mostDiffering(length));

/** The most letters of a text of this length that may differ. */
export const mostDiffering = (length: number): number => Math.max(1, Math.floor(length / 3));
