import { minutesIn } from '../../shared/format/times';

interface Timed {
  readonly start: string;
  readonly end: string;
}

/** A session of a place, in minutes since the start of its day: announced from a moment on, and on from its start until its end. */
export interface Announced<T> {
  readonly session: T;
  readonly from: number;
  readonly start: number;
  readonly end: number;
}

/** The sessions of one place on a day, as they come: each is the next one there as soon as the one before it has begun. */
export function announced<T extends Timed>(sessions: readonly T[]): readonly Announced<T>[] {
  const timed = sessions.map((session) => ({ session, ...minutesIn(session) }));
  timed.sort((one, other) => one.start - other.start || one.end - other.end);
  return timed.map((each) => ({
    ...each,
    from: Math.max(0, ...timed.filter(({ start }) => start < each.start).map(({ start }) => start)),
  }));
}
