import { dayAfter } from '../format/day-after';
import { offsetAt } from '../format/offset-at';
import { localDateTime, type Minutes } from '../format/times';

/** Formats a local date and time of a zone (IANA) with its offset: 2023-12-13T08:00+01:00. */
export const momentIn = (timeZone: string, localDateTime: string): string =>
  `${localDateTime}${offsetAt(timeZone, localDateTime)}`;

/** Returns the moment at which a day begins; at another hour than midnight if days of the conference end then. */
export const dayStart = (timeZone: string, day: string, dayEnds = '00:00'): string =>
  momentIn(timeZone, `${day}T${dayEnds}`);

/** Returns the moment at which a day ends. */
export const dayEnd = (timeZone: string, day: string, dayEnds?: string): string =>
  dayStart(timeZone, dayAfter(day), dayEnds);

/** Days on which something is shown, as in the data; both are included. */
export interface ShownDays {
  readonly from?: string;
  readonly until?: string;
}

/** A time span, in minutes since the start of a day. */
export interface DaySpan {
  readonly date: string;
  readonly minutes: Minutes;
}

/** Returns the moment at which the last of some sessions or talks ends. */
export const lastEnd = (timeZone: string, spans: readonly DaySpan[]): string | undefined =>
  spans
    .map(({ date, minutes }) => momentIn(timeZone, localDateTime(date, minutes.end)))
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);

/** Attributes of an element that is shown between two moments (`timed/script.ts`). */
export interface Timed {
  readonly 'data-from'?: string;
  readonly 'data-until'?: string;
}

/**
 * Returns the attributes of an element that is shown on some days only. Without script it is shown, since its text
 * states its days.
 */
export function shownOn({ from, until }: ShownDays, timeZone: string): Timed {
  return {
    ...(from !== undefined && { 'data-from': dayStart(timeZone, from) }),
    ...(until !== undefined && { 'data-until': dayEnd(timeZone, until) }),
  };
}

/**
 * Returns the attributes of an element that is shown between two moments. Without script it is hidden, since its text
 * would not always be true.
 */
export function shownBetween(from: string | undefined, until: string | undefined): Timed & { readonly hidden: true } {
  return {
    ...(from !== undefined && { 'data-from': from }),
    ...(until !== undefined && { 'data-until': until }),
    hidden: true,
  };
}

/** Whether something is shown on some days only. */
export const isTimed = ({ from, until }: ShownDays): boolean => from !== undefined || until !== undefined;
