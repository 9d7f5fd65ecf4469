import type { Room, Session } from '#content';
import { sessionsOfDay } from '../../shared/format/schedule';
import { isPause } from '../../shared/format/session-kinds';
import { minutesIn } from '../../shared/format/times';

/** How to show a day at a glance. */
export interface DayLayout {
  readonly layout: 'table' | 'list';
  /** The day's sessions by start, without parts of others, which are in their details. */
  readonly sessions: readonly Session[];
  /** The rooms used on the day, in the order of the file. */
  readonly rooms: readonly Room[];
}

/** Maximum number of room columns that are legible on a screen. */
const MOST_COLUMNS = 6;

/** Chooses the layout of a day: a table for few rooms; a list for many, for none, or for one beside which something is elsewhere. */
export function dayLayout(
  content: { readonly sessions: readonly Session[]; readonly rooms: readonly Room[] },
  day: string,
): DayLayout {
  const sessions = sessionsOfDay(content.sessions, day).filter(({ parent }) => parent === undefined);
  const used = new Set(sessions.flatMap(({ room = [] }) => room));
  const rooms = content.rooms.filter(({ id }) => used.has(id));
  // Sessions outside the rooms may need a column, too.
  const columns = rooms.length + (sessions.some((session) => isBeside(session, sessions)) ? 1 : 0);
  // Under its only room, a dinner elsewhere would seem to be there.
  const misleads = rooms.length === 1 && sessions.some((session) => session.room === undefined && !isPause(session));
  const fits = rooms.length > 0 && columns <= MOST_COLUMNS && !misleads;
  return { layout: fits ? 'table' : 'list', sessions, rooms };
}

function isBeside(session: Session, others: readonly Session[]): boolean {
  if (session.room !== undefined) return false;
  const { start, end } = minutesIn(session);
  return others.some((other) => {
    const span = minutesIn(other);
    return other.room !== undefined && span.start < end && start < span.end;
  });
}
