import { homeAnchor } from '../../../shared/format/home-anchor';
import { CALENDARS_ANCHOR, POSTERS_ANCHOR, programAnchor, tableAnchor } from '../../../shared/format/schedule-anchors';
import type { Home, Session, SpecialSession } from '../../../shared/model/content';

/** The ids of sections on every page: content, menus and footer. */
export const EVERYWHERE = ['main', 'menus', 'menu-toggle', 'footer'];

/** The content from which the anchors of a page follow. */
export interface AnchorSources {
  readonly home: Home;
  readonly sessions: readonly Session[];
  readonly specialSessions: readonly SpecialSession[];
  /** Whether the schedule has a page for each day. */
  readonly isDividedByDay: boolean;
  /** Whether the site has an address, without which there are no calendars. */
  readonly hasCalendars: boolean;
}

/** The ids of sections of each kind of page; a kind that is missing has none. */
export const sectionsOf: Readonly<Record<string, (from: AnchorSources, id: string) => readonly string[]>> = {
  home: ({ home }) => ['intro', ...home.order.map(homeAnchor)],
  schedule: ({ sessions, isDividedByDay, hasCalendars }) => [
    POSTERS_ANCHOR,
    ...(hasCalendars ? [CALENDARS_ANCHOR] : []),
    ...sessions.flatMap(({ date }) => [tableAnchor(date), programAnchor(date)]),
    ...(isDividedByDay ? [] : sessions.map(({ id }) => id)),
  ],
  'schedule-day': ({ sessions }, day) => [
    tableAnchor(day),
    programAnchor(day),
    ...sessions.filter(({ date }) => date === day).map(({ id }) => id),
  ],
  'special-sessions': ({ specialSessions }) => specialSessions.filter(({ accepted }) => accepted).map(({ id }) => id),
};

/** Returns whether an id is reserved on the schedule page, so that no session can have it. */
export const isReserved = (id: string): boolean =>
  [...EVERYWHERE, POSTERS_ANCHOR, CALENDARS_ANCHOR].includes(id) ||
  PREFIXES.some((prefix) => id.startsWith(prefix)) ||
  DAYS.some((prefix) => id.startsWith(prefix) && /^\d/.test(id.slice(prefix.length)));

const PREFIXES = ['menu-', 'filter-'];

/** The prefixes of days: a session may be the "table-ronde" or the "program-launch". */
const DAYS = [tableAnchor(''), programAnchor('')];
