/** The calendar of everything. */
export const WHOLE_CALENDAR = '/schedule.ics';

/** Below it stand those of parts of the program. */
const FOLDER = '/calendars';

/** Address of the calendar of a day, as YYYY-MM-DD. */
export const dayCalendar = (day: string): string => `${FOLDER}/days/${day}.ics`;

/** Address of the calendar of a room. */
export const roomCalendar = (id: string): string => `${FOLDER}/rooms/${id}.ics`;

/**
 * The address by which calendar programs subscribe instead of taking a file once (webcal). Only a whole address will do: the
 * program asks the host by itself.
 */
export const subscription = (url: string, address: string): string => `${url}${address}`.replace(/^https?:/, 'webcal:');
