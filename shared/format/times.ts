import { dayAfter } from './day-after';

/** When something starts and ends, as HH:MM of the day on which it starts. */
export interface Times {
  readonly start: string;
  readonly end: string;
}

/** The same in minutes since the start of that day; what ends after midnight ends past 1440. */
export interface Minutes {
  readonly start: number;
  readonly end: number;
}

const DAY = 24 * 60;

/** An end before the start is after midnight if no more than this lies between; else one of the two is wrong. */
const LONGEST_OVER_MIDNIGHT = DAY / 2;

/** Minutes since midnight of "HH:MM"; "24:00" is the end of the day. */
export const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When a span starts and ends. An end that can only be a mistake stays before the start. */
export function minutesIn(times: Times): Minutes {
  const start = minuteOf(times.start);
  const end = minuteOf(times.end);
  return { start, end: end < start && end + DAY - start <= LONGEST_OVER_MIDNIGHT ? end + DAY : end };
}

/** The same for a part of something: what starts at 00:15 within 22:00 to 01:30 is after midnight. */
export function minutesWithin(whole: Times, part: Times): Minutes {
  const { start, end } = minutesIn(part);
  const around = minutesIn(whole);
  const isAfterMidnight = start < around.start && start + DAY < around.end;
  return isAfterMidnight ? { start: start + DAY, end: end + DAY } : { start, end };
}

/** "01:30" for 90 minutes, and for those of the day after. What ends with its day ends at "24:00". */
export function clockOf(minutes: number, which: 'start' | 'end' = 'start'): string {
  const inDay = minutes === DAY && which === 'end' ? DAY : minutes % DAY;
  const digits = (number: number) => String(number).padStart(2, '0');
  return `${digits(Math.floor(inDay / 60))}:${digits(inDay % 60)}`;
}

/** Day and time of some minutes after the start of a day, as YYYY-MM-DDTHH:MM. */
export function localDateTime(date: string, minutes: number): string {
  if (minutes >= DAY) return localDateTime(dayAfter(date), minutes - DAY);
  return `${date}T${clockOf(minutes)}`;
}
