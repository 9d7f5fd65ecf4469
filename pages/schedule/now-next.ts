import type { Contribution, Session } from '#content';
import { contributionKey, takesPlace } from '../../shared/format/contributions';
import { papersOf, type Talks } from '../../shared/format/schedule';
import { type Minutes, minutesIn, minutesWithin } from '../../shared/format/times';

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

/** Returns the talks of a session that have times of their own, unless it consists of one. In minutes since the start of the day. */
export const timedTalks = (talks: Talks, session: Session): readonly (Minutes & { readonly talk: Contribution })[] =>
  papersOf(talks, session).flatMap((talk) => {
    const { start, end } = talk;
    const isNamed = contributionKey(talk) !== session.contribution && takesPlace(talk);
    return isNamed && start !== undefined && end !== undefined
      ? [{ talk, ...minutesWithin(session, { start, end }) }]
      : [];
  });
