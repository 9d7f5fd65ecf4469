import bidiFactory from 'bidi-js';
import type { Direction } from '../../../renderer/words/direction';

/** A part of a line that one font sets in one direction. */
export interface VisualPiece {
  /** Arabic letters in the order of reading: the font joins and turns them. All else from left to right. */
  readonly text: string;
  /** Of the parts of the line that were given, which one it belongs to. */
  readonly part: number;
  /** Whether it is in Arabic letters. */
  readonly arabic: boolean;
}

const bidi = bidiFactory();

const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/;
/** Marks that say how text runs; they are not drawn. */
const INVISIBLE = /[\u200e\u200f\u061c\u2066-\u2069]/;
const INVISIBLES = new RegExp(INVISIBLE, 'g');

/** Whether a text has Arabic letters, and so parts that run from right to left. */
export const hasArabic = (text: string): boolean => ARABIC.test(text);

/** A mark that is not drawn: what stands after it, though it be a number behind a Latin name, runs on from right to left. */
const RIGHT_TO_LEFT_MARK = '\u200f';

/** Whether a part of a line begins in letters that run from left to right, and has no others. */
const isLatin = (part = '') => /^\p{L}/u.test(part) && !hasArabic(part);

/** A text without the marks that say how it runs. */
export const withoutMarks = (text: string): string => text.replace(INVISIBLES, '');

/**
 * A line in the order in which it is seen from left to right (UAX #9), in pieces, words of Arabic one by one: whoever
 * draws them one after the other need know nothing of directions. A line of Latin letters is left as it is, also in an Arabic text;
 * one of numbers alone is not: the start of a period is where the reader begins.
 */
export function visualPieces(parts: readonly string[], base: Direction): readonly VisualPiece[] {
  const isLeft = base === 'ltr' || parts.some((part) => /\p{L}/u.test(part));
  if (isLeft && !parts.some((part) => hasArabic(part) || part.includes(RIGHT_TO_LEFT_MARK)))
    return parts.map((part, index) => ({ text: withoutMarks(part), part: index, arabic: false }));
  // A title in Latin letters keeps its question mark at its end, and a name of which a part is in bold the order of its parts.
  const marked = parts.map((part, index) => {
    if (!isLatin(part)) return part;
    return `${isLatin(parts[index - 1]) ? '' : '\u2066'}${part}${isLatin(parts[index + 1]) ? '' : '\u2069'}`;
  });
  const text = marked.join('');
  const partAt = marked.flatMap((part, index) => Array.from({ length: part.length }, () => index));
  const result = bidi.getEmbeddingLevels(text, base);
  const mirrored = bidi.getMirroredCharactersMap(text, result.levels);
  const pieces: { first: number; last: number; backwards: boolean; part: number; arabic: boolean }[] = [];
  for (const index of bidi.getReorderedIndices(text, result)) {
    const letter = text[index] ?? '';
    if (INVISIBLE.test(letter)) continue;
    const backwards = (result.levels[index] ?? 0) % 2 === 1;
    const part = partAt[index] ?? 0;
    const open = pieces.at(-1);
    const neighbour = open && (backwards ? index === open.first - 1 : index === open.last + 1);
    const arabic = ARABIC.test(letter);
    if (open && neighbour && open.backwards === backwards && open.part === part && open.arabic === arabic) {
      open.first = Math.min(open.first, index);
      open.last = Math.max(open.last, index);
    } else pieces.push({ first: index, last: index, backwards, part, arabic });
  }
  return pieces.map(({ first, last, backwards, part, arabic }) => {
    const letters = Array.from({ length: last - first + 1 }, (_, at) => mirrored.get(first + at) ?? text[first + at]);
    // A font turns Arabic letters by itself; the marks between them it takes for Latin ones.
    return { text: (backwards && !arabic ? letters.reverse() : letters).join(''), part, arabic };
  });
}
