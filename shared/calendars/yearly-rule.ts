import type { OffsetChange } from './offset-changes';

/** A day of every year as RFC 5545 describes it, such as the last Sunday of March. */
export interface YearlyRule {
  /** From 1. */
  readonly month: number;
  /** 0 is Sunday. */
  readonly weekday: number;
  /** Which of these weekdays of the month, from 1; -1 is the last. */
  readonly nth: number;
  /** HH:MM. */
  readonly time: string;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Lists the rules that match a clock change: a fourth Sunday may also be the last. */
export function possibleRules({ at }: Pick<OffsetChange, 'at'>): readonly YearlyRule[] {
  const date = new Date(`${at}Z`);
  const [month, weekday] = [date.getUTCMonth() + 1, date.getUTCDay()];
  const day = date.getUTCDate();
  const nth = Math.ceil(day / 7);
  const isLast = day + 7 > daysIn(date.getUTCFullYear(), month);
  const rule = { month, weekday, time: at.slice(11) };
  return [...(isLast ? [{ ...rule, nth: -1 }] : []), ...(nth < 5 ? [{ ...rule, nth }] : [])];
}

/** Returns when a rule applies in a year, as YYYY-MM-DDTHH:MM. */
export function occurrenceIn({ month, weekday, nth, time }: YearlyRule, year: number): string {
  const last = daysIn(year, month);
  const first = nth > 0 ? (nth - 1) * 7 + 1 : last - 6;
  const day = first + ((weekday - weekdayOf(year, month, first) + 7) % 7);
  return `${new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)}T${time}`;
}

/** Writes a rule as an RRULE value (RFC 5545, section 3.3.10). */
export const recurrence = ({ month, weekday, nth }: YearlyRule): string =>
  `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${WEEKDAYS[weekday]}`;

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const weekdayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();
