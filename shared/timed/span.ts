import { dayAfter } from '../format/day-after';
import { offsetAt } from '../format/offset-at';

/** A moment of a zone (IANA) by its clocks, with the offset that is true then: 2023-12-13T08:00+01:00. */
export const momentIn = (timeZone: string, localDateTime: string): string =>
  `${localDateTime}${offsetAt(timeZone, localDateTime)}`;

/** The moment at which a day begins. */
export const dayStart = (timeZone: string, day: string): string => momentIn(timeZone, `${day}T00:00`);

/** The moment at which a day is over. */
export const dayEnd = (timeZone: string, day: string): string => dayStart(timeZone, dayAfter(day));

/** Days as data has them: from the first until the last, both included. */
export interface ShownDays {
  readonly from?: string;
  readonly until?: string;
}

/** The attributes of a part that is shown between two moments, and before the script has run only if it has no end (`timed/script.ts`). */
export interface Timed {
  readonly 'data-from'?: string;
  readonly 'data-until'?: string;
}

/**
 * Attributes of an element that is shown on some days alone. Without script it is shown: its words stay true of their
 * days.
 */
export function shownOn({ from, until }: ShownDays, timeZone: string): Timed {
  return {
    ...(from !== undefined && { 'data-from': dayStart(timeZone, from) }),
    ...(until !== undefined && { 'data-until': dayEnd(timeZone, until) }),
  };
}

/**
 * Attributes of an element that is shown between two moments, and never without script: it would not be true at every
 * time.
 */
export function shownBetween(from: string | undefined, until: string | undefined): Timed & { readonly hidden: true } {
  return {
    ...(from !== undefined && { 'data-from': from }),
    ...(until !== undefined && { 'data-until': until }),
    hidden: true,
  };
}

/** Whether anything is to be shown at some times only. */
export const isTimed = ({ from, until }: ShownDays): boolean => from !== undefined || until !== undefined;
