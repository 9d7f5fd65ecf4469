import type { Session } from '#content';
import { tableAnchor } from '../shared/format/schedule-anchors';
import { type SessionEntry, sessionEntry, withPath } from '../shared/program/entries';
import type { Site } from './site';

/** A session in a list outside the program: it leads to its own page, else to its day in the schedule, where there is one. */
export function linkedSessionEntry({ content, links, routes }: Site, session: Session): SessionEntry {
  const entry = sessionEntry({ content, links }, session);
  const schedule = routes.of('schedule')?.path;
  return { ...entry, ...withPath(entry.path ?? (schedule && `${schedule}#${tableAnchor(session.date)}`)) };
}
