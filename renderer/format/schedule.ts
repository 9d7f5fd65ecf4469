import type { Paper, Room, Session } from '#content';
import { compareCodeUnits } from './compare-code-units';

/** The days on which something happens, in order, as YYYY-MM-DD. */
export function daysOf(sessions: readonly Session[]): string[] {
  return [...new Set(sessions.map(({ date }) => date))].sort();
}

/** The sessions of a day by the time at which they start; those that start together keep the order of the file. */
export function sessionsOfDay(sessions: readonly Session[], day: string): Session[] {
  return sessions.filter(({ date }) => date === day).sort((one, other) => compareCodeUnits(one.start, other.start));
}

/** The papers of a session in the order of the talks: that of their own times where all have one, else that of the file. */
export function papersOf(papers: readonly Paper[], session: Session): Paper[] {
  const inside = papers.filter((paper) => paper.session === session.id);
  if (inside.some(({ start }) => start === undefined)) return inside;
  return inside.sort((one, other) => compareCodeUnits(one.start ?? '', other.start ?? ''));
}

/** "Session 7: Learning from little data" for an oral session, the title alone for the others. */
export function sessionName({ number, title }: Session): string {
  return number === undefined ? title : `Session ${number}: ${title}`;
}

/** Name of the room of a session; undefined if it is for everybody outside the rooms. */
export function roomOf(rooms: readonly Room[], session: Session): string | undefined {
  return rooms.find(({ id }) => id === session.room)?.name;
}

/** "09:30 - 10:30" for the start and end of a session or panel. */
export const formatTimes = ({ start, end }: Pick<Session, 'start' | 'end'>): string => `${start} - ${end}`;

/** How a session or paper is held, if not in the room alone: "Online", "Hybrid". */
export const remoteMark = (mode: Session['mode']): string | undefined => (mode ? REMOTE_MARKS[mode] : undefined);

const REMOTE_MARKS = { 'in-person': undefined, online: 'Online', hybrid: 'Hybrid' } as const;
