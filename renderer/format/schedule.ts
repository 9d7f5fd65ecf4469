import type { Words } from '../words';
import { compareCodeUnits } from './compare-code-units';

// The parts of a record that each of these looks at: pages and documents have types of their own for the whole of it.

interface Talk {
  readonly session: string;
  readonly start?: string;
}

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
export function papersOf<Paper extends Talk>(papers: readonly Paper[], session: { readonly id: string }): Paper[] {
  const inside = papers.filter((paper) => paper.session === session.id);
  if (inside.some(({ start }) => start === undefined)) return inside;
  return inside.sort((one, other) => compareCodeUnits(one.start ?? '', other.start ?? ''));
}

/** "Session 7: Learning from little data" for an oral session, the title alone for the others. */
export function sessionName(
  { number, title }: { readonly number?: number; readonly title: string },
  words: Words,
): string {
  return number === undefined ? title : words.schedule.session(number, title);
}

/** Name of the room of a session; undefined if it is for everybody outside the rooms. */
export function roomOf(
  rooms: readonly { readonly id: string; readonly name: string }[],
  session: { readonly room?: string },
): string | undefined {
  return rooms.find(({ id }) => id === session.room)?.name;
}

/** "09:30 - 10:30" for the start and end of a session or panel. */
export const formatTimes = ({ start, end }: { readonly start: string; readonly end: string }): string =>
  `${start} - ${end}`;

/** How a session or paper is held, if not in the room alone: "Online", "Hybrid". */
export const remoteMark = (
  mode: 'in-person' | keyof Words['schedule']['modes'] | undefined,
  { schedule: { modes } }: Words,
): string | undefined => (mode === undefined || mode === 'in-person' ? undefined : modes[mode]);
