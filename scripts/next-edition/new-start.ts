import { DAY_MS, daysBetween } from '../../shared/format/days-between';

const moment = (date: string) => Date.parse(`${date}T00:00:00Z`);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Adds days to a date. A time after the date stays. */
export const later = (date: string, days: number): string =>
  dayOf(moment(date.slice(0, 10)) + days * DAY_MS) + date.slice(10);

/**
 * Returns the first day of a conference in another year: the nearest day of the same weekday. All dates then move by whole weeks, so that
 * deadlines keep their weekday.
 */
export function sameWeekdayIn(year: number, start: string): string {
  const sameDay = dayOf(Date.UTC(year, Number(start.slice(5, 7)) - 1, Number(start.slice(8, 10))));
  const weeks = Math.round(daysBetween(start, sameDay) / 7);
  return later(start, weeks * 7);
}
