import { homeAnchor } from '../../../shared/format/home-anchor';
import {
  CALENDARS_ANCHOR,
  cellAnchor,
  POSTERS_ANCHOR,
  programAnchor,
  tableAnchor,
} from '../../../shared/format/schedule-anchors';
import type { Home, Session, SpecialSession } from '../../../shared/model/content';

/** Sections that every page has: the main content, the menus with their switch, and the footer. */
export const EVERYWHERE = ['main', 'menus', 'menu-toggle', 'footer'];

/** The content that the anchors of a page are made from. */
export interface AnchorSources {
  readonly home: Home;
  readonly sessions: readonly Session[];
  readonly specialSessions: readonly SpecialSession[];
  /** Whether the schedule has a page for each day. */
  readonly isDividedByDay: boolean;
  /** Whether the site has an address, without which there are no calendars. */
  readonly hasCalendars: boolean;
}

/** Where a session is found; a part of another stands in its details alone. */
const anchorsOf = ({ id, parent }: Session) => [id, ...(parent === undefined ? [cellAnchor({ id })] : [])];

/** The ids of the sections of each kind of page. A kind that is not listed has none of its own. */
export const sectionsOf: Readonly<Record<string, (from: AnchorSources, id: string) => readonly string[]>> = {
  home: ({ home }) => ['intro', ...home.order.map(homeAnchor)],
  schedule: ({ sessions, isDividedByDay, hasCalendars }) => [
    POSTERS_ANCHOR,
    ...(hasCalendars ? [CALENDARS_ANCHOR] : []),
    ...sessions.flatMap(({ date }) => [tableAnchor(date), programAnchor(date)]),
    ...(isDividedByDay ? [] : sessions.flatMap(anchorsOf)),
  ],
  'schedule-day': ({ sessions }, day) => [
    tableAnchor(day),
    programAnchor(day),
    ...sessions.filter(({ date }) => date === day).flatMap(anchorsOf),
  ],
  'special-sessions': ({ specialSessions }) => specialSessions.filter(({ accepted }) => accepted).map(({ id }) => id),
};

/** Whether the schedule page uses an id for something else, so that no session can have it. */
export const isReserved = (id: string): boolean =>
  [...EVERYWHERE, POSTERS_ANCHOR, CALENDARS_ANCHOR].includes(id) ||
  PREFIXES.some((prefix) => id.startsWith(prefix)) ||
  DAYS.some((prefix) => id.startsWith(prefix) && /^\d/.test(id.slice(prefix.length)));

const PREFIXES = ['menu-', 'filter-', cellAnchor({ id: '' })];

/** The prefixes of days: a session may be the "table-ronde" or the "program-launch". */
const DAYS = [tableAnchor(''), programAnchor('')];
