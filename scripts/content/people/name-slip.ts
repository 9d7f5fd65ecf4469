import { distance } from 'fastest-levenshtein';
import { isTurned } from '../texts/letters-turned';
import { nameWords } from './name-words';

/** The lengths of a word from which one letter, and two, may be wrong: shorter words are near to too many others. */
export const SHORTEST_SLIP = 4;
const LONG = 7;

/** Whether a word of a name is another one with a letter lost, added, wrong or exchanged: Benyoussef and Benyoucef, not Clara and Amara. */
export const isWordSlip = (one: string, other: string): boolean =>
  one.length >= SHORTEST_SLIP &&
  (isTurned(one, other) ||
    distance(one, other) <= (Math.min(one.length, other.length) >= LONG && one[0] === other[0] ? 2 : 1));

/** Whether two names have the same words but for a slip in one of them. */
export function isNameSlip(one: string, other: string): boolean {
  const [words, others] = [nameWords(one), nameWords(other)];
  // A space lost or added is a slip, too.
  if (words.length !== others.length) return distance(words.join(''), others.join('')) <= 1;
  const differing = words.flatMap((word, index) =>
    word === others[index] ? [] : [[word, others[index] ?? ''] as const],
  );
  return differing.length <= 1 && differing.every(([word, near]) => isWordSlip(word, near));
}
