import type { Diagnostic } from '../../content/report/diagnostics';
import type { Said } from '../../content/report/say';

/** A part of a text that is probably wrong, by its offsets. */
export interface Flaw {
  readonly start: number;
  readonly end: number;
  readonly message: string | Said;
  readonly hint: string;
  /** The text to write instead, if it is known. */
  readonly replacement?: string | undefined;
  /** Set if no other replacement is possible. */
  readonly certain?: boolean;
  /** Other places that explain it. */
  readonly related?: Diagnostic['related'];
}

/** Makes a flaw at the match of an expression. */
export const flawAt = ({ 0: words, index }: RegExpExecArray, flaw: Omit<Flaw, 'start' | 'end'>): Flaw => ({
  start: index,
  end: index + words.length,
  ...flaw,
});

/** Quotes a text in a message, cut at 60 letters. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
};
