import { type Minutes, minutesIn } from '../../shared/format/times';

interface Timed {
  readonly start: string;
  readonly end: string;
}

/**
 * A session of a room, in minutes since the start of the day. It is the next one between `from` and `start`, and on
 * between `start` and `end`.
 */
export interface Announced<T> {
  readonly session: T;
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** Returns the sessions of a room in order. Each is the next one as soon as the one before it has begun. */
export function announced<T extends Timed>(
  sessions: readonly T[],
  minutesOf: (session: T) => Minutes = minutesIn,
): readonly Announced<T>[] {
  const timed = sessions.map((session) => ({ session, ...minutesOf(session) }));
  timed.sort((one, other) => one.start - other.start || one.end - other.end);
  return timed.map((each) => ({
    ...each,
    from: Math.max(0, ...timed.filter(({ start }) => start < each.start).map(({ start }) => start)),
  }));
}
