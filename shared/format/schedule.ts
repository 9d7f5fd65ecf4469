import type { Contribution, Presentation, Room, Session } from '#content';
import { memoised } from '../memoise';
import type { Words } from '../words';
import { compareCodeUnits } from './compare-code-units';
import { dayAfter } from './day-after';
import { daysBetween } from './days-between';
import { grouped } from './grouped';
import { isPause } from './session-kinds';
import { clockOf, DAY, type DatedTimes, isOverDays, type Minutes, minutesIn, minutesWithin, onCalendar } from './times';

/** Contributions by the id of the session in which they are presented, with their times and mode there. */
export type Talks = ReadonlyMap<string, readonly Contribution[]>;

/** Groups contributions by session: the session of their own row, and those of presentations.csv. */
export function talksOf(papers: readonly Contribution[], presentations: readonly Presentation[]): Talks {
  const declared = new Set(presentations.map(({ paper, session }) => `${paper} ${session}`));
  const paperOf = new Map(presentations.length === 0 ? [] : papers.map((paper) => [paper.id, paper]));
  const own = papers.filter(({ id, session }) => !declared.has(`${id} ${session}`));
  const others = presentations.flatMap(({ paper: id, session, date: _, room: __, ...presentation }): Contribution[] => {
    const paper = paperOf.get(id);
    if (paper === undefined || session === undefined) return [];
    // The times of the paper's row are those of the session in that row.
    const { start, end, ...timeless } = paper;
    return [{ ...timeless, ...presentation, session }];
  });
  return grouped([...own, ...others], ({ session }) => session);
}

/** Number of presentations above which each day has a page of its own, so that phones need not load all. */
const MOST_ON_A_PAGE = 150;

/** Whether the schedule is an overview with one page per day. */
export const isDividedByDay = (papers: readonly unknown[], presentations: readonly unknown[]): boolean =>
  papers.length + presentations.length > MOST_ON_A_PAGE;

/** Lists the days with sessions, in order, as YYYY-MM-DD. */
export function daysOf(sessions: readonly { readonly date: string }[]): string[] {
  return [...new Set(sessions.map(({ date }) => date))].sort();
}

/** Returns the sessions of a day by their start. Sessions with the same start keep the order of the file. */
export function sessionsOfDay<Session extends { readonly date: string; readonly start: string }>(
  sessions: readonly Session[],
  day: string,
): Session[] {
  return sessions.filter(({ date }) => date === day).sort((one, other) => compareCodeUnits(one.start, other.start));
}

/** Returns the date of the calendar on which a session starts. */
export const dateOf = (session: DatedTimes & { readonly date: string }): string =>
  onCalendar(session.date, minutesIn(session)).date;

type Days = Pick<Session, 'date' | 'start' | 'end' | 'endDate'>;

/** Number of days after which a session is in no list of a day: its end is a mistake. */
const LONGEST = 60;

/** Whether a session lasts longer than an evening, into another day. */
const isLong = (session: Days): boolean => isOverDays(minutesIn(session));

/** Whether a long session that began on an earlier day runs on a day. */
export function runsOn(session: Days, day: string): boolean {
  const { date, endDate = date, end } = session;
  const runs = date < day && (day < endDate || (day === endDate && end > '00:00'));
  return runs && isLong(session) && daysBetween(date, day) < LONGEST;
}

/** Lists the days on which sessions begin or, if they are long, still run. */
export function daysRunning(sessions: readonly Days[]): string[] {
  const days = new Set(daysOf(sessions));
  for (const session of sessions)
    for (let day = dayAfter(session.date); runsOn(session, day); day = dayAfter(day)) days.add(day);
  return [...days].sort();
}

/** Returns the minutes of a session on a day on which it begins or runs: of a long one, those of this day alone. */
export function minutesOn(session: Days, day: string): Minutes {
  const { start, end } = minutesIn(session);
  if (!isLong(session)) return { start, end };
  const before = DAY * daysBetween(session.date, day);
  return { start: Math.max(0, start - before), end: Math.min(DAY, end - before) };
}

/** Returns the papers of a session by their start if all have times, else in the order of the file. */
export function papersOf(
  talks: Talks,
  session: Pick<Session, 'id' | 'date' | 'start' | 'end' | 'endDate'>,
): readonly Contribution[] {
  const inside = talks.get(session.id) ?? [];
  const timed = inside.flatMap((paper) => {
    const { start, end } = paper;
    return start === undefined || end === undefined ? [] : [{ paper, ...minutesWithin(session, { start, end }) }];
  });
  if (timed.length < inside.length) return inside;
  return timed.sort((one, other) => one.start - other.start).map(({ paper }) => paper);
}

/** Formats the name of a session: "Session 7: Learning from little data" if it has a number, else its title. */
export function sessionName({ number, title }: Pick<Session, 'number' | 'title'>, words: Words): string {
  return number === undefined ? title : words.schedule.session(number, title);
}

/**
 * The key of a session's star: that of the contribution if it consists of one, of the other session if it continues one.
 * Breaks have none: they are for everybody.
 */
export const starOf = ({
  id,
  kind,
  contribution,
  continues = id,
}: Pick<Session, 'id' | 'kind' | 'contribution' | 'continues'>): string | undefined =>
  isPause({ kind }) ? undefined : (contribution ?? `session-${continues}`);

/** If two rooms have the same id, the first one counts. */
const namesById = memoised(
  (rooms: readonly Pick<Room, 'id' | 'name'>[]) => new Map([...rooms].reverse().map(({ id, name }) => [id, name])),
);

/** Formats the rooms of a session; undefined if it is outside the rooms. */
export function roomOf(
  rooms: readonly Pick<Room, 'id' | 'name'>[],
  { room = [] }: Pick<Session, 'room'>,
  words: Words,
): string | undefined {
  const nameOf = namesById(rooms);
  const names = room.flatMap((id) => nameOf.get(id) ?? []);
  return names.length === 0 ? undefined : words.lists.text(names);
}

/** Formats a time span: "09:30–10:30", "17:00–08:00 (+1)". */
export const formatTimes = (times: DatedTimes, words: Pick<Words, 'dates'>): string =>
  formatMinutes(minutesIn(times), words);

/** Formats a time span in minutes. */
export const formatMinutes = (minutes: Minutes, { dates }: Pick<Words, 'dates'>): string =>
  dates.clock(`${clockOf(minutes.start)}–${clockOf(minutes.end, 'end')}`) + dates.laterDay(minutes);

/** Formats a time span from its local dates and times: YYYY-MM-DDTHH:MM. */
export const formatSpan = (start: string, end: string, words: Pick<Words, 'dates'>): string =>
  formatTimes(
    { date: start.slice(0, 10), start: start.slice(11), end: end.slice(11), endDate: end.slice(0, 10) },
    words,
  );

/** Returns "Cancelled", "Moved" or "Withdrawn"; undefined if something takes place as announced. */
export const statusMark = (status: Contribution['status'], { schedule: { statuses } }: Words): string | undefined =>
  status === undefined ? undefined : statuses[status];

type Moded = Pick<Session, 'mode'>;

/** Returns the mode of a paper if it differs from that of its session. */
export const ownMode = (paper: Moded, session: Moded): Session['mode'] =>
  paper.mode === session.mode ? undefined : paper.mode;

/** Returns "Online" or "Hybrid"; undefined if held only in person. */
export const remoteMark = (mode: Session['mode'], { schedule: { modes } }: Words): string | undefined =>
  mode === undefined || mode === 'in-person' ? undefined : modes[mode];
