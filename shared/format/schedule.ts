import { memoised } from '../memoise';
import type { Words } from '../words';
import { compareCodeUnits } from './compare-code-units';
import { minutesWithin, type Times } from './times';

// The fields that these functions read. Pages and documents have richer types.

interface Scheduled {
  readonly id: string;
  readonly session?: string;
  readonly start?: string;
  readonly end?: string;
}

/** A row of presentations.csv. */
interface Presentation<Mode> {
  readonly paper: string;
  readonly session: string;
  readonly start?: string;
  readonly end?: string;
  readonly mode?: Mode;
}

/** Papers by the id of the session in which they are presented, with their times and mode there. */
export type Talks<Paper> = ReadonlyMap<string, readonly Paper[]>;

/** Groups papers by session: the session of their own row, and those of presentations.csv. */
export function talksOf<Mode, Paper extends Scheduled & { readonly mode?: Mode }>(
  papers: readonly Paper[],
  presentations: readonly Presentation<Mode>[],
): Talks<Paper> {
  const talks = new Map<string, Paper[]>();
  const add = (session: string, paper: Paper) => {
    const group = talks.get(session);
    if (group) group.push(paper);
    else talks.set(session, [paper]);
  };
  const declared = new Set(presentations.map(({ paper, session }) => `${paper} ${session}`));
  for (const paper of papers) {
    const { id, session } = paper;
    if (session !== undefined && !declared.has(`${id} ${session}`)) add(session, paper);
  }
  const paperOf = new Map(presentations.length === 0 ? [] : papers.map((paper) => [paper.id, paper]));
  for (const { paper: id, session, ...own } of presentations) {
    const paper = paperOf.get(id);
    if (paper === undefined) continue;
    const { start, end, ...timeless } = paper;
    // The times of the paper's row are those of the session in that row.
    add(session, { ...timeless, ...own, session } as Paper); // times and mode have the types that they have in a paper
  }
  return talks;
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

/** Returns the papers of a session by their start if all have times, else in the order of the file. */
export function papersOf<Paper extends Scheduled>(
  talks: Talks<Paper>,
  session: Times & { readonly id: string },
): readonly Paper[] {
  const inside = talks.get(session.id) ?? [];
  const timed = inside.flatMap((paper) => {
    const { start, end } = paper;
    return start === undefined || end === undefined ? [] : [{ paper, ...minutesWithin(session, { start, end }) }];
  });
  if (timed.length < inside.length) return inside;
  return timed.sort((one, other) => one.start - other.start).map(({ paper }) => paper);
}

/** Formats the name of a session: "Session 7: Learning from little data" if it has a number, else its title. */
export function sessionName(
  { number, title }: { readonly number?: number; readonly title: string },
  words: Words,
): string {
  return number === undefined ? title : words.schedule.session(number, title);
}

interface Room {
  readonly id: string;
  readonly name: string;
}

/** If two rooms have the same id, the first one counts. */
const namesById = memoised((rooms: readonly Room[]) => new Map([...rooms].reverse().map(({ id, name }) => [id, name])));

/** Formats the rooms of a session; undefined if it is outside the rooms. */
export function roomOf(
  rooms: readonly Room[],
  { room = [] }: { readonly room?: readonly string[] },
  words: Words,
): string | undefined {
  const nameOf = namesById(rooms);
  const names = room.flatMap((id) => nameOf.get(id) ?? []);
  return names.length === 0 ? undefined : words.lists.text(names);
}

/** Formats a time span: "09:30 - 10:30". */
export const formatTimes = ({ start, end }: { readonly start: string; readonly end: string }): string =>
  `${start} - ${end}`;

/** Returns "Cancelled" or "Moved"; undefined if the session takes place as announced. */
export const statusMark = (
  status: keyof Words['schedule']['statuses'] | undefined,
  { schedule: { statuses } }: Words,
): string | undefined => (status === undefined ? undefined : statuses[status]);

type Mode = 'in-person' | keyof Words['schedule']['modes'];

/** Something held in the room, online, or both. */
interface Held {
  readonly mode?: Mode;
}

/** Returns the mode of a paper if it differs from that of its session. */
export const ownMode = (paper: Held, session: Held): Mode | undefined =>
  paper.mode === session.mode ? undefined : paper.mode;

/** Returns "Online" or "Hybrid"; undefined if held only in person. */
export const remoteMark = (mode: Mode | undefined, { schedule: { modes } }: Words): string | undefined =>
  mode === undefined || mode === 'in-person' ? undefined : modes[mode];
