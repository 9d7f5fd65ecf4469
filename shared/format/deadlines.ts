import type { Content, Deadline, SpecialSession } from '../model/content';
import { momentIn } from '../timed/span';
import type { Words } from '../words';
import { offsetAt, offsetLabel } from './offset-at';
import { localDateTime, minuteOf } from './times';

/** "Anywhere on Earth": a day lasts until it has ended in every time zone. */
export const AOE = 'AoE';

/** The zone of AoE, UTC−12, by its IANA name. */
const AOE_ZONE = 'Etc/GMT+12';

export type Due = Pick<Deadline, 'date' | 'endDate' | 'time' | 'zone'>;

/** Whether a deadline is a moment, and not only a day. */
export const isMoment = ({ time, zone }: Due): boolean => time !== undefined || zone !== undefined;

/** Returns the deadline of a special session for its papers, if it has one. */
export const specialDeadline = ({
  deadline: date,
  deadlineTime: time,
  deadlineZone: zone,
}: Pick<SpecialSession, 'deadline' | 'deadlineTime' | 'deadlineZone'>): Due | undefined =>
  date === undefined ? undefined : { date, ...(time && { time }), ...(zone && { zone }) };

/** Whether there is a calendar of the important dates: if the conference has an address, and any date. */
export const hasDatesCalendar = ({
  conference,
  deadlines,
  specialSessions,
}: Pick<Content, 'conference' | 'deadlines' | 'specialSessions'>): boolean =>
  conference.url !== undefined && (deadlines.length > 0 || specialSessions.some(specialDeadline));

/** Returns the time zone (IANA) of a deadline: its own, else that of the conference. */
export const deadlineZone = ({ zone }: Pick<Due, 'zone'>, timeZone: string): string =>
  zone === AOE ? AOE_ZONE : (zone ?? timeZone);

/** Returns the moment at which a deadline is over: at its hour, else at the end of its last day. */
export const deadlineMoment = (due: Due, timeZone: string): string =>
  momentIn(deadlineZone(due, timeZone), localEnd(due));

const localEnd = ({ date, endDate = date, time = '24:00' }: Due) => localDateTime(endDate, minuteOf(time));

/** Returns the hour and the zone of a deadline, "23:59 AoE"; undefined if it has neither. `clock` formats HH:MM. */
export function deadlineHour(due: Due, timeZone: string, clock = (time: string) => time): string | undefined {
  const { time, zone } = due;
  if (!isMoment(due)) return undefined;
  // The label of the conference's zone may be wrong in another season.
  const label = zone === AOE ? AOE : offsetLabel(offsetAt(zone ?? timeZone, localEnd(due)));
  return time === undefined ? label : `${clock(time)} ${label}`;
}

/** Formats a deadline: "June 02, 2026, 23:59 AoE"; only its days if it has no hour. */
export const deadlineText = (due: Due, timeZone: string, words: Words): string =>
  words.lists.text([words.dates.periodInText(due.date, due.endDate), deadlineHour(due, timeZone, words.dates.clock)]);

/** Says that submission closed on the last day of a deadline: "Submission closed on August 15, 2023." */
export const closedText = (due: Due, timeZone: string, words: Words): string => {
  const { endDate: date = due.date, ...last } = due;
  return words.calls.closed(deadlineText({ ...last, date }, timeZone, words));
};
