import type { Calendar } from '@event-calendar/core';
import type { Place } from './board';

/** The day of the calendar on which every day is shown. No clocks change then. */
export const SOME_DAY = '2001-01-08';

const MIDNIGHT = new Date(2001, 0, 8).getTime();

/** The column of what is in no room. */
export const NO_ROOM = '(none)';

/** Returns the minutes of a local time on the day. */
export const minutesOf = (time: Date): number => Math.round((time.getTime() - MIDNIGHT) / 60_000);

/** Returns the local time of minutes, which may be before the day or after it. */
export const eventAt = (minutes: number): Date => new Date(MIDNIGHT + minutes * 60_000);

/** Formats minutes as the calendar takes durations: "26:30:00". */
export const timeOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60, 0].map((part) => String(part).padStart(2, '0')).join(':');

/** Returns where a slot of the calendar is. */
export const placeIn = ({ start, end, resourceIds }: Calendar.Event): Omit<Place, 'day'> => ({
  start: minutesOf(start),
  end: minutesOf(end),
  rooms: resourceIds.map(String).filter((id) => id !== NO_ROOM),
});
