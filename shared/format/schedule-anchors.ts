// The compiler checks links to these sections by the same functions.

/** Anchor of a day's table. */
export const tableAnchor = (day: string): string => `table-${day}`;

/** Anchor of a day's detailed program. */
export const programAnchor = (day: string): string => `program-${day}`;

/** Anchor of the list of posters. */
export const POSTERS_ANCHOR = 'list-of-posters';

/** Anchor of the list of calendars. */
export const CALENDARS_ANCHOR = 'calendars';

/** Anchor of the calendar of a session or paper on its own page. */
export const RECORD_CALENDAR_ANCHOR = 'calendar';
