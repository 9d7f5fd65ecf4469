import type { Content, Fee } from '#content';

/**
 * Resolves the day that a fee names by track and milestone of deadlines.csv, as YYYY-MM-DD; undefined if it names none.
 */
export const feeDay = (fee: Fee, name: 'until' | 'after', deadlines: Content['deadlines']): string | undefined =>
  deadlines.find(({ track, milestone }) => `${track}.${milestone}` === fee[name])?.date;
