import { minutesIn } from '../../renderer/format/times';

interface Timed {
  readonly start: string;
  readonly end: string;
}

/** What is on in a place between two moments of a day, in minutes since its start, and what comes next there on that day. */
export interface Stretch<T> {
  readonly from: number;
  readonly until: number;
  readonly now: readonly T[];
  readonly next: readonly T[];
}

/** Divides a day of one place wherever something begins or ends; after the last end there is nothing. */
export function stretchesOf<T extends Timed>(sessions: readonly T[]): readonly Stretch<T>[] {
  const timed = sessions.map((session) => ({ session, ...minutesIn(session) }));
  const marks = [...new Set([0, ...timed.flatMap(({ start, end }) => [start, end])])].sort((one, other) => one - other);
  return marks.slice(1).map((until, index) => {
    const from = marks[index] ?? 0;
    const later = timed.filter(({ start }) => start >= until);
    const soonest = Math.min(...later.map(({ start }) => start));
    return {
      from,
      until,
      now: timed.filter(({ start, end }) => start <= from && end >= until).map(({ session }) => session),
      next: later.filter(({ start }) => start === soonest).map(({ session }) => session),
    };
  });
}
