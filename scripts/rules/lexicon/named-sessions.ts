import type { Session } from '../../../shared/model/content';
import type { Entry } from '../../content/validate/validate';

/** Whether a session stands in the schedule by itself: it is neither cancelled nor a part of another. */
export const takesPlace = ({ value: { status, parent } }: Entry<Session>): boolean =>
  status !== 'cancelled' && parent === undefined;

/** A session as messages name it: "Lunch" (12:30–14:00). */
export const said = ({ value: { title, start, end } }: Entry<Session>): string => `"${title}" (${start}–${end})`;

/** The local time at which a session begins, by which sessions are sorted: "2023-12-13 08:30". */
export const beginOf = ({ value: { date, start } }: Entry<Session>): string => `${date} ${start}`;

/** Kinds of session in which somebody gives a talk. */
const TALKS: ReadonlySet<string> = new Set(['oral', 'keynote', 'lecture', 'panel']);

/** Whether somebody gives a talk in a session of the schedule. */
export const isTalk = (session: Entry<Session>): boolean => TALKS.has(session.value.kind) && takesPlace(session);
