import type { Diagnostic } from '../../content/report/diagnostics';
import type { Said } from '../../content/report/say';

/** A part of a text, by its offsets, that its writer can hardly mean. */
export interface Flaw {
  readonly start: number;
  readonly end: number;
  readonly message: string | Said;
  readonly hint: string;
  /** The replacement of the part, if a fix follows from the text. */
  readonly replacement?: string | undefined;
  /** The fix is the only one that can be meant. */
  readonly certain?: boolean;
  /** The place of the other half of a disagreement. */
  readonly related?: Diagnostic['related'];
}

/** A flaw at the words that an expression finds. */
export const flawAt = ({ 0: words, index }: RegExpExecArray, flaw: Omit<Flaw, 'start' | 'end'>): Flaw => ({
  start: index,
  end: index + words.length,
  ...flaw,
});

/** Words of a text for a message, not too many of them. */
export const quote = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return `"${line.length > 60 ? `${line.slice(0, 57)}…` : line}"`;
};
