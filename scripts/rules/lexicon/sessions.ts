import type { Session } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';

/** Returns whether a session takes place and is not a part of another. */
export const takesPlace = ({ value: { status, parent } }: Entry<Session>): boolean =>
  status !== 'cancelled' && parent === undefined;

/** Names a session in a message: "Lunch" (12:30–14:00). */
export const said = ({ value: { title, start, end } }: Entry<Session>): string => `"${title}" (${start}–${end})`;

/** Returns the local time at which a session begins, to sort by: "2023-12-13 08:30". */
export const beginOf = ({ value: { date, start } }: Entry<Session>): string => `${date} ${start}`;

/** Kinds of session with talks. */
const TALKS: ReadonlySet<string> = new Set(['oral', 'keynote', 'lecture', 'panel']);

/** Returns whether a session that takes place has talks. */
export const isTalk = (session: Entry<Session>): boolean => TALKS.has(session.value.kind) && takesPlace(session);
