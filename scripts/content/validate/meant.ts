import type { Fix } from '../report/diagnostics';

/** The value that was probably meant by a text that does not have its form. */
export interface Meant {
  /** The remedy, as a sentence. */
  readonly hint: string;
  /** The text that may stand in its place. */
  readonly to?: string;
  /** Whether there is no other way to read it. */
  readonly isCertain?: boolean;
}

/** The value that was certainly meant; `remark` is a sentence on what has happened to it. */
export const meant = (to: string, remark?: string): Meant => ({
  hint: `Write ${to}.${remark === undefined ? '' : ` ${remark}`}`,
  to,
  isCertain: true,
});

/** The fix of a whole value, where it is known what was meant by it. */
export const fixOf = (from: string, { to, isCertain = false }: Partial<Meant> = {}): Fix | undefined =>
  to === undefined ? undefined : { from, to, isCertain };
