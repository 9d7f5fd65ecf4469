import type { SessionEntry } from '../program/entries';
import type { Words } from '../words';

/** Returns the heading of a section with times: "When and where", or "When" if no room is known. */
export const whenHeading = (sessions: readonly Pick<SessionEntry, 'rooms'>[], { records }: Words): string =>
  sessions.some(({ rooms }) => rooms.length > 0) ? records.whenAndWhere : records.when;
