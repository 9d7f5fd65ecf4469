/** Address of the calendar of the whole program. */
export const WHOLE_CALENDAR = '/schedule.ics';

/** Folder of the calendars of days and rooms. */
const FOLDER = '/calendars';

/** Address of the calendar of the important dates. */
export const DATES_CALENDAR = `${FOLDER}/dates.ics`;

/** Address of the calendar of a day, as YYYY-MM-DD. */
export const dayCalendar = (day: string): string => `${FOLDER}/days/${day}.ics`;

/** Address of the calendar of a room. */
export const roomCalendar = (id: string): string => `${FOLDER}/rooms/${id}.ics`;

/**
 * Returns the webcal address by which calendar programs subscribe. It must be absolute, since the program requests it
 * by itself.
 */
export const subscription = (url: string, address: string): string => `${url}${address}`.replace(/^https?:/, 'webcal:');
