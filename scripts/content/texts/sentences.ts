import { KEPT_TEXTS, keptByText } from '../../cache/kept-by-text';

/** A sentence of a text, without the spaces around it, and where it stands. */
export interface Sentence {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The end of a sentence: a full stop or question mark before a space, but no point within an hour, an amount or an
 * address.
 */
const END = '[.!?؟](?=[\\])*_»”"\'’]*(?:\\s|$))';
const SENTENCE = new RegExp(`(?:(?!${END})[^\\n])+(?:\\n(?!\\s*\\n)(?:(?!${END})[^\\n])+)*`, 'gu');

/** The sentences of a text: what full stops, question marks and empty lines part; a line that goes on is one with the next. */
export const sentencesIn = keptByText(
  (text): readonly Sentence[] =>
    [...text.matchAll(SENTENCE)].map(({ 0: found, index }) => ({
      words: found.trim(),
      start: index + (found.length - found.trimStart().length),
      end: index + found.trimEnd().length,
    })),
  KEPT_TEXTS,
);

/** The sentence in which a place of a text is; nothing between two sentences. */
export const sentenceAround = (text: string, start: number, end = start): string =>
  sentencesIn(text).find((each) => each.start <= start && each.end >= end)?.words ?? '';
