import { isTurned } from './letters-turned';

/** Shorter words are near to too many others. */
const SHORTEST = 8;

/** Endings and spellings by which two words differ rightly: plurals, British and American ones, doubled letters. */
const plain = (word: string) =>
  word
    .replace(/[^\p{L}]+/gu, '')
    .replace(/(?:es|s|e)$/u, '')
    .replace(/ou(?=r)/gu, 'o')
    .replace(/ae|oe/gu, 'e')
    .replace(/(\p{L})\1/gu, '$1');

const withoutOne = (word: string) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * Finds, among words that are usual, the one from which a word differs by two letters exchanged, or one lost or added. Words with a
 * letter less are the drawers, so that the cost follows the words and not their pairs.
 */
export function wordsNear(usual: readonly string[]): (word: string) => string | undefined {
  const drawers = new Map<string, string[]>();
  for (const word of usual.filter(({ length }) => length >= SHORTEST))
    for (const key of new Set([word, ...withoutOne(word)])) drawers.set(key, [...(drawers.get(key) ?? []), word]);
  return (word) => {
    if (word.length < SHORTEST || /\d/.test(word)) return undefined;
    return [word, ...withoutOne(word)]
      .flatMap((key) => drawers.get(key) ?? [])
      .find(
        (other) =>
          other !== word &&
          plain(other) !== plain(word) &&
          other[0] === word[0] &&
          other.at(-1) === word.at(-1) &&
          (other.length !== word.length || isTurned(word, other)),
      );
  };
}
