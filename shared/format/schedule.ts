import { memoised } from '../memoise';
import type { Words } from '../words';
import { compareCodeUnits } from './compare-code-units';
import { minutesWithin, type Times } from './times';

// The parts of a record that each of these looks at: pages and documents have types of their own for the whole of it.

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

/** What is presented in each session, by its id: papers with the times and the mode that they have there. */
export type Talks<Paper> = ReadonlyMap<string, readonly Paper[]>;

/** Sorts papers into the sessions in which they are presented: that of their own row, and those of presentations.csv. */
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
    // The paper's own times are those of its own session.
    add(session, { ...timeless, ...own, session } as Paper); // times and mode have the types that they have in a paper
  }
  return talks;
}

/** Presentations beyond which each day has a page of its own: a phone should not load all of them for one. */
const MOST_ON_A_PAGE = 150;

/** Whether the schedule is a page for each day with an overview. */
export const isDividedByDay = (papers: readonly unknown[], presentations: readonly unknown[]): boolean =>
  papers.length + presentations.length > MOST_ON_A_PAGE;

/** The days on which something happens, in order, as YYYY-MM-DD. */
export function daysOf(sessions: readonly { readonly date: string }[]): string[] {
  return [...new Set(sessions.map(({ date }) => date))].sort();
}

/** The sessions of a day by the time at which they start; those that start together keep the order of the file. */
export function sessionsOfDay<Session extends { readonly date: string; readonly start: string }>(
  sessions: readonly Session[],
  day: string,
): Session[] {
  return sessions.filter(({ date }) => date === day).sort((one, other) => compareCodeUnits(one.start, other.start));
}

/** The papers of a session in the order of the talks: that of their own times where all have one, else that of the file. */
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

/** "Session 7: Learning from little data" for an oral session, the title alone for the others. */
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

/** Of two rooms with one id, the first: every session asks, and a large conference has many of both. */
const namesById = memoised((rooms: readonly Room[]) => new Map([...rooms].reverse().map(({ id, name }) => [id, name])));

/** The rooms of a session, in words; undefined if it is for everybody outside the rooms. */
export function roomOf(
  rooms: readonly Room[],
  { room = [] }: { readonly room?: readonly string[] },
  words: Words,
): string | undefined {
  const nameOf = namesById(rooms);
  const names = room.flatMap((id) => nameOf.get(id) ?? []);
  return names.length === 0 ? undefined : words.lists.text(names);
}

/** "09:30 - 10:30" for the start and end of a session or panel. */
export const formatTimes = ({ start, end }: { readonly start: string; readonly end: string }): string =>
  `${start} - ${end}`;

/** What has happened to a session that is not held as it was announced: "Cancelled", "Moved". */
export const statusMark = (
  status: keyof Words['schedule']['statuses'] | undefined,
  { schedule: { statuses } }: Words,
): string | undefined => (status === undefined ? undefined : statuses[status]);

type Mode = 'in-person' | keyof Words['schedule']['modes'];

/** What may be held in the room, elsewhere, or both. */
interface Held {
  readonly mode?: Mode;
}

/** How a paper is presented, where that is not said of its whole session. */
export const ownMode = (paper: Held, session: Held): Mode | undefined =>
  paper.mode === session.mode ? undefined : paper.mode;

/** How a session or paper is held, if not in the room alone: "Online", "Hybrid". */
export const remoteMark = (mode: Mode | undefined, { schedule: { modes } }: Words): string | undefined =>
  mode === undefined || mode === 'in-person' ? undefined : modes[mode];
