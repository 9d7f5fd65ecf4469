import type { Session } from '#content';
import { tableAnchor } from '../shared/format/schedule-anchors';
import { type SessionEntry, sessionEntry, withPath } from '../shared/program/entries';
import type { Site } from './site';

/**
 * Returns the entry of a session for pages outside the program. It links to the page of the session, else to its day in
 * the schedule.
 */
export function linkedSessionEntry({ content, links, routes }: Site, session: Session): SessionEntry {
  const entry = sessionEntry({ content, links }, session);
  const schedule = routes.of('schedule')?.path;
  return { ...entry, ...withPath(entry.path ?? (schedule && `${schedule}#${tableAnchor(session.date)}`)) };
}
