import { recordAddress } from './record-address';

/** The calendar of everything. */
export const WHOLE_CALENDAR = '/schedule.ics';

/** Below it stand those of parts of the program. */
const FOLDER = '/calendars';

/** Address of the calendar of a session, of a paper or of a person, by the id or the slug. */
export const calendarAddress = (kind: 'session' | 'paper' | 'person', id: string): string =>
  `${FOLDER}${recordAddress(kind, id)}.ics`;

/** Address of the calendar of a day, as YYYY-MM-DD. */
export const dayCalendar = (day: string): string => `${FOLDER}/days/${day}.ics`;

/** Address of the calendar of a room. */
export const roomCalendar = (id: string): string => `${FOLDER}/rooms/${id}.ics`;

/**
 * The address by which calendar programs subscribe instead of taking a file once (webcal). Only a whole address will do: the
 * program asks the host by itself.
 */
export const subscription = (url: string, address: string): string => `${url}${address}`.replace(/^https?:/, 'webcal:');

/** Gives the addresses of calendars as they are on the site; nothing of a conference that has none. */
export const calendarsAt = (
  { url }: { readonly url?: string },
  at: (address: string) => string,
): ((address: string) => string) | undefined => (url === undefined ? undefined : at);
