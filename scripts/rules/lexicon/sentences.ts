import { KEPT_TEXTS, keptByText } from '../../content/texts/kept-by-text';

/** A sentence of a text, without the spaces around it, and its offsets. */
interface Sentence {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** The end of a sentence: a full stop or question mark before a space, not within an hour, an amount or an address. */
const END = '[.!?؟](?=[\\])*_»”"\'’]*(?:\\s|$))';
const SENTENCE = new RegExp(`(?:(?!${END})[^\\n])+(?:\\n(?![^\\S\\n]*\\n)(?:(?!${END})[^\\n])+)*`, 'gu');

/** The longest sentence; a longer one, such as a list without full stops, is split. */
const LONGEST = 500;
const PART = new RegExp(`[^]{1,${LONGEST}}(?=[\\s;]|$)|[^]{1,${LONGEST}}`, 'gu');

/** Splits a text into sentences, at full stops, question marks and empty lines. */
const sentencesIn = keptByText(
  (text): readonly Sentence[] =>
    [...text.matchAll(SENTENCE)].flatMap(({ 0: found, index }) =>
      found.length <= LONGEST
        ? sentenceAt(found, index)
        : [...found.matchAll(PART)].map((part) => sentenceAt(part[0], index + part.index)),
    ),
  KEPT_TEXTS,
);

const sentenceAt = (found: string, index: number): Sentence => ({
  words: found.trim(),
  start: index + (found.length - found.trimStart().length),
  end: index + found.trimEnd().length,
});

/** Returns the text before a place, up to the length of a sentence. */
export const wordsBefore = (text: string, at: number): string => text.slice(Math.max(0, at - LONGEST), at);

/** Returns the sentence at a place of a text; empty between two sentences. */
export function sentenceAround(text: string, start: number, end = start): string {
  const sentences = sentencesIn(text);
  let low = 0;
  let high = sentences.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) >= end) high = middle;
    else low = middle + 1;
  }
  const found = sentences[low];
  return found !== undefined && found.start <= start ? found.words : '';
}
