// The compiler holds links to these sections against the same names.

/** Where a day's table stands on the page. */
export const tableAnchor = (day: string): string => `table-${day}`;

/** Where a day's detailed program stands on the page. */
export const programAnchor = (day: string): string => `program-${day}`;

/** Where stands what takes place in a room on a day. */
export const roomAnchor = (day: string, room: string): string => `${tableAnchor(day)}-room-${room}`;

/** Where a session stands in its day's table; its details stand at its own id. */
export const cellAnchor = ({ id }: { readonly id: string }): string => `in-table-${id}`;

/** Where the posters stand on the page. */
export const POSTERS_ANCHOR = 'list-of-posters';

/** Where the calendars to subscribe to stand on the page. */
export const CALENDARS_ANCHOR = 'calendars';

/** Where the calendar of a session or paper stands on its own page. */
export const RECORD_CALENDAR_ANCHOR = 'calendar';
