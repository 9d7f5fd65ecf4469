import type { Fix } from '../report/diagnostics';

/** A suggestion for an invalid text: the value that was probably meant. */
export interface Meant {
  /** The hint, as a sentence. */
  readonly hint: string;
  /** The replacement. */
  readonly to?: string;
  /** Whether no other reading is possible. */
  readonly isCertain?: boolean;
}

/** Makes a certain suggestion. `reason` is a sentence that says what happened to the value. */
export const meant = (to: string, reason?: string): Meant => ({
  hint: `Write ${to}.${reason === undefined ? '' : ` ${reason}`}`,
  to,
  isCertain: true,
});

/** Makes the fix of a whole value from a suggestion with a replacement. */
export const fixOf = (from: string, { to, isCertain = false }: Partial<Meant> = {}): Fix | undefined =>
  to === undefined ? undefined : { from, to, isCertain };
