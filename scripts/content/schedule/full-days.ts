import { grouped } from '../../../renderer/format/grouped';
import { minutesIn } from '../../../renderer/format/times';
import type { Session } from '../content';
import type { Entry } from '../validate/validate';
import { takesPlace } from './named-sessions';

/** A session of the schedule. */
export type Timed = Entry<Session>;

/** Kinds of session in which somebody speaks or teaches. */
const TALKS = new Set(['oral', 'keynote', 'lecture', 'panel', 'tutorial', 'workshop']);
/** A day of tutorials alone has its own order. */
const ASIDE = new Set(['tutorial', 'workshop']);
const NOON = 12 * 60;
/** People who work until then have been there for lunch. */
const AFTERNOON = 14 * 60 + 30;

/** The middle one of some numbers. */
export const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Days on which people work before noon and in the afternoon. */
export function fullDays(sessions: readonly Timed[]): ReadonlyMap<string, readonly Timed[]> {
  const days = grouped(
    sessions.filter((session) => takesPlace(session)),
    ({ value }) => value.date,
  );
  return new Map(
    [...days].filter(([, all]) => {
      const talks = all.filter(({ value: { kind } }) => TALKS.has(kind)).map(({ value }) => minutesIn(value));
      const isOfMain = all.some(({ value: { kind } }) => TALKS.has(kind) && !ASIDE.has(kind));
      return isOfMain && talks.some(({ start }) => start < NOON) && talks.some(({ end }) => end > AFTERNOON);
    }),
  );
}
