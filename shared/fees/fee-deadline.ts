import type { Content, Deadline, Fee } from '#content';

/** Finds the deadline that a fee names by track and milestone of deadlines.csv, at its first day; undefined if it names none. */
export function feeDeadline(
  fee: Fee,
  name: 'until' | 'after',
  deadlines: Content['deadlines'],
): Omit<Deadline, 'endDate'> | undefined {
  const found = deadlines.find(({ track, milestone }) => `${track}.${milestone}` === fee[name]);
  if (found === undefined) return undefined;
  const { endDate: _, ...deadline } = found;
  return deadline;
}
