/** A sentence of a text, without the spaces around it, and where it stands. */
export interface Sentence {
  readonly words: string;
  readonly start: number;
  readonly end: number;
}

/** The sentences of a text: what full stops, question marks and empty lines part; a line that goes on is one with the next. */
export const sentencesIn = (text: string): Sentence[] =>
  [...text.matchAll(/[^.!?؟\n]+(?:\n(?!\s*\n)[^.!?؟\n]+)*/gu)].map(({ 0: found, index }) => ({
    words: found.trim(),
    start: index + (found.length - found.trimStart().length),
    end: index + found.trimEnd().length,
  }));
