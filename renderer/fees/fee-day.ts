import type { Content, Fee } from '#content';

/** The day that a fee names by track and milestone of deadlines.csv, as YYYY-MM-DD; undefined where it names none. */
export const feeDay = (fee: Fee, name: 'until' | 'after', deadlines: Content['deadlines']): string | undefined =>
  deadlines.find(({ track, milestone }) => `${track}.${milestone}` === fee[name])?.date;
