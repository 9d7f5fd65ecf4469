import { dayAfter, daysLater } from './day-after';
import { daysBetween } from './days-between';

/** A time span as HH:MM, on the day on which it starts. */
export interface Times {
  readonly start: string;
  readonly end: string;
}

/** A time span that may say on which day it ends. */
export interface DatedTimes extends Times {
  readonly date?: string | undefined;
  readonly endDate?: string | undefined;
}

/** A time span in minutes since the start of its day. An end after midnight exceeds 1440. */
export interface Minutes {
  readonly start: number;
  readonly end: number;
}

/** A day in minutes. */
export const DAY = 24 * 60;

/** Maximum duration over midnight. If the end is before the start and further away than this, one of them is wrong. */
const LONGEST_OVER_MIDNIGHT = DAY / 2;

/** Converts "HH:MM" to minutes since midnight; "24:00" is 1440. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Converts a time span to minutes. Without a day of its end, an end before the start is after midnight; one that can only
 * be a mistake stays before the start.
 */
export function minutesIn(times: DatedTimes): Minutes {
  const start = minuteOf(times.start);
  const end = minuteOf(times.end);
  const { date, endDate } = times;
  if (date !== undefined && endDate !== undefined) return { start, end: end + DAY * daysBetween(date, endDate) };
  return { start, end: end < start && end + DAY - start <= LONGEST_OVER_MIDNIGHT ? end + DAY : end };
}

/** Converts a time span within another: 00:15 within 22:00 to 01:30 is after midnight. */
export function minutesWithin(whole: DatedTimes, part: Times): Minutes {
  const { start, end } = minutesIn(part);
  const around = minutesIn(whole);
  const isAfterMidnight = start < around.start && start + DAY < around.end;
  return isAfterMidnight ? { start: start + DAY, end: end + DAY } : { start, end };
}

/** Formats minutes as a time: "01:30" for 90 minutes, also on the next day. An end at midnight is "24:00". */
export function clockOf(minutes: number, which: 'start' | 'end' = 'start'): string {
  const inDay = minutes === DAY && which === 'end' ? DAY : minutes % DAY;
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${digits(Math.floor(inDay / 60))}:${digits(inDay % 60)}`;
}

/** Number of dates from a start to an end; midnight is of the date that it ends. */
const datesLater = ({ start, end }: Minutes): number => Math.ceil(end / DAY) - 1 - Math.floor(start / DAY);

/** Whether a time span lasts longer than an evening, into another day. */
export const isOverDays = (minutes: Minutes): boolean =>
  datesLater(minutes) > 0 && minutes.end - minutes.start > LONGEST_OVER_MIDNIGHT;

/**
 * Says how many dates after its start a time span ends, " (+1)"; empty for an evening that ends before the hour at which
 * days of the program end.
 */
export function laterDay(minutes: Minutes, dayEnds = '00:00'): string {
  const days = datesLater(minutes);
  const isEvening = !isOverDays(minutes) && minutes.end % DAY <= minuteOf(dayEnds);
  return days > 0 && !isEvening ? ` (+${days})` : '';
}

/** Adds minutes to the start of a day: YYYY-MM-DDTHH:MM. */
export function localDateTime(date: string, minutes: number): string {
  if (minutes >= DAY) return localDateTime(dayAfter(date), minutes - DAY);
  return `${date}T${clockOf(minutes)}`;
}

/** Returns the day of the program to which a start belongs: before the hour at which days end, that of the evening. */
export const dayOfStart = (date: string, start: string, dayEnds = ''): string =>
  start < dayEnds ? daysLater(date, -1) : date;

/**
 * Moves a session of the night to the day of the evening, whose hours go on: 00:30 is 24:30 there, as in timetables of
 * night buses (https://gtfs.org/documentation/schedule/reference/, "Service day").
 */
export function onDayOfProgram<Held extends DatedTimes & { readonly date: string }>(
  held: Held,
  dayEnds?: string,
): Held {
  const date = dayOfStart(held.date, held.start, dayEnds);
  if (date === held.date) return held;
  const later = (time: string) => `${Number(time.slice(0, 2)) + 24}${time.slice(2)}`;
  return { ...held, date, start: later(held.start), end: held.endDate === undefined ? later(held.end) : held.end };
}

/** Returns the date of the calendar on which minutes of a day of the program start, and the minutes of that date. */
export function onCalendar(day: string, { start, end }: Minutes): { readonly date: string; readonly minutes: Minutes } {
  const days = Math.floor(start / DAY);
  return { date: daysLater(day, days), minutes: { start: start - days * DAY, end: end - days * DAY } };
}
