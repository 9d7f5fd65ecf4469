import { DAY_MS, daysBetween } from '../../shared/format/days-between';

const moment = (date: string) => Date.parse(`${date}T00:00:00Z`);

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** A date so many days later; of a date with a time, the time stays. */
export const later = (date: string, days: number): string =>
  dayOf(moment(date.slice(0, 10)) + days * DAY_MS) + date.slice(10);

/**
 * The first day of a conference in another year: of the days of the same weekday, the one nearest to the same day of the
 * year. Everything then moves by whole weeks, so that no deadline comes to lie on another day of the week.
 */
export function sameWeekdayIn(year: number, start: string): string {
  const sameDay = dayOf(Date.UTC(year, Number(start.slice(5, 7)) - 1, Number(start.slice(8, 10))));
  const weeks = Math.round(daysBetween(start, sameDay) / 7);
  return later(start, weeks * 7);
}
