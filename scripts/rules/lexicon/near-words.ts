import { isTransposed } from './typos';

/** Shorter words are similar to too many others. */
const SHORTEST = 8;

/** Removes what may differ in two spellings that are both right: plurals, British and American forms, doubled letters. */
const plain = (word: string) =>
  word
    .replace(/[^\p{L}]+/gu, '')
    .replace(/(?:es|s|e)$/u, '')
    .replace(/ou(?=r)/gu, 'o')
    .replace(/ae|oe/gu, 'e')
    .replace(/(\p{L})\1/gu, '$1');

const withoutOne = (word: string) => [...word].map((_, at) => word.slice(0, at) + word.slice(at + 1));

/**
 * Finds the usual word from which another differs by a lost, added or exchanged letter. An index by words without one letter keeps the
 * cost linear.
 */
export function wordsNear(usual: readonly string[]): (word: string) => string | undefined {
  const buckets = new Map<string, string[]>();
  for (const word of usual.filter(({ length }) => length >= SHORTEST))
    for (const key of new Set([word, ...withoutOne(word)])) buckets.set(key, [...(buckets.get(key) ?? []), word]);
  return (word) => {
    if (word.length < SHORTEST || /\d/.test(word)) return undefined;
    return [word, ...withoutOne(word)]
      .flatMap((key) => buckets.get(key) ?? [])
      .find(
        (other) =>
          other !== word &&
          plain(other) !== plain(word) &&
          other[0] === word[0] &&
          other.at(-1) === word.at(-1) &&
          (other.length !== word.length || isTransposed(word, other)),
      );
  };
}
