import { transliterated } from './transliterated';

/**
 * Counts the insertions, deletions, substitutions and swaps of neighbours that turn one word into another (optimal
 * string alignment). Returns `most + 1` if there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    let least = row;
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      let cost = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      line.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = line;
  }
  return above[other.length] ?? most + 1;
}

/** Letters that a word has at least to be found by another spelling. Shorter words would match other words. */
const FEWEST = 4;

/** Returns how many typos a word may have. */
export const typosAllowed = (word: string): number => (word.length < FEWEST ? 0 : word.length < 8 ? 1 : 2);

/** Returns the edit distance to a word, or to the beginning of a longer word; one that sounds like it has one typo: "Mahdawi", "Mahdaoui". */
export function typosIn(typed: string, word: string, most: number): number {
  const whole = editDistance(typed, word, most);
  if (whole <= most) return whole;
  const sound = transliterated(typed);
  if (most > 0 && sound.length >= FEWEST && sound === transliterated(word)) return 1;
  if (word.length <= typed.length) return whole;
  // A beginning counts as one more typo, so that whole words come first.
  return editDistance(typed, word.slice(0, typed.length), most - 1) + 1;
}
