import type { OffsetChange } from './offset-changes';

/** A day of every year, as a rule of RFC 5545 says it: the last Sunday of March. */
export interface YearlyRule {
  /** From 1. */
  readonly month: number;
  /** From 0, which is Sunday. */
  readonly weekday: number;
  /** Which of such days of the month, from 1; -1 is the last. */
  readonly nth: number;
  /** HH:MM. */
  readonly time: string;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The rules that a change of the clocks may follow: a fourth Sunday may be the last. */
export function possibleRules({ at }: Pick<OffsetChange, 'at'>): readonly YearlyRule[] {
  const date = new Date(`${at}Z`);
  const [month, weekday] = [date.getUTCMonth() + 1, date.getUTCDay()];
  const day = date.getUTCDate();
  const nth = Math.ceil(day / 7);
  const isLast = day + 7 > daysIn(date.getUTCFullYear(), month);
  const rule = { month, weekday, time: at.slice(11) };
  return [...(isLast ? [{ ...rule, nth: -1 }] : []), ...(nth < 5 ? [{ ...rule, nth }] : [])];
}

/** When a rule has it in a year, as YYYY-MM-DDTHH:MM. */
export function occurrenceIn({ month, weekday, nth, time }: YearlyRule, year: number): string {
  const last = daysIn(year, month);
  const first = nth > 0 ? (nth - 1) * 7 + 1 : last - 6;
  const day = first + ((weekday - weekdayOf(year, month, first) + 7) % 7);
  return `${new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)}T${time}`;
}

/** The rule in the words of RFC 5545, section 3.3.10. */
export const recurrence = ({ month, weekday, nth }: YearlyRule): string =>
  `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nth}${WEEKDAYS[weekday]}`;

const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

const weekdayOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();
