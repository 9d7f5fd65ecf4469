import { offsetAt } from '../../../shared/format/offset-at';
import { minuteOf } from '../../../shared/format/times';
import type { TimeSlot } from '../model';

/** A start in the time zone of the conference: YYYY-MM-DD and HH:MM. */
export interface LocalStart {
  readonly date: string;
  readonly time: string;
}

/** Converts a date and time such as 2024-05-20T11:00:00+01:00 to a time zone (IANA); undefined if it is invalid. */
export function startIn(text: string, zone: string): LocalStart | undefined {
  const written = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(:\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?$/.exec(text);
  if (!written) return undefined;
  const [, date = '', time = '', seconds = ':00', offset] = written;
  const instant = new Date(`${date}T${time}${seconds}${(offset ?? 'Z').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  if (Number.isNaN(instant.getTime())) return undefined;
  return offset === undefined ? { date, time } : localAt(instant, zone);
}

/** Converts a time on the clocks of one time zone, YYYY-MM-DDTHH:MM, to another; undefined if it is invalid. */
export const localIn = (local: string, from: string, zone: string): LocalStart | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? startIn(`${local}:00${offsetAt(from, local)}`, zone) : undefined;

function localAt(instant: Date, timeZone: string): LocalStart {
  // The Swedish format is that of ISO 8601.
  const [date = '', time = ''] = instant
    .toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .split(' ');
  return { date, time };
}

/** How to interpret three numbers in a duration. */
export type ThreeNumbers = 'h:mm:ss' | 'd:hh:mm';

/** Reads a duration in minutes: "00:30", "1:30:00", "20", "20 minutes", "1h 30m", "1h30'", "1,5 Stunden", "2 horas y 15 minutos". */
export function durationIn(text: string, three: ThreeNumbers = 'h:mm:ss'): number | undefined {
  const clock = /^(\d+):(\d\d)(?::(\d\d))?$/.exec(text);
  if (clock) {
    const [first = 0, second = 0, third] = clock.slice(1).map((digits) => (digits ? Number(digits) : undefined));
    if (third === undefined || three === 'h:mm:ss') return first * 60 + second;
    return (first * 24 + second) * 60 + third;
  }
  const words =
    /^(?:(\d+(?:[.,]\d+)?)\s*(?:h|std|stunde|or[ae]|ساع)\p{L}*\.?)?[\s,]*(?:(?:(?:and|et|y|e|und)\s+)?(\d+)\s*(?:['’]|m\p{L}*\.?|دق\p{L}*)?)?$/iu;
  const [, hours, minutes] = words.exec(text.trim()) ?? [];
  if (hours === undefined && minutes === undefined) return undefined;
  return Math.round(Number((hours ?? '0').replace(',', '.')) * 60) + Number(minutes ?? 0);
}

/** The most minutes of a session past midnight (`shared/format/times.ts`), and the minutes of a day. */
const LONGEST_OVER_MIDNIGHT = 12 * 60;
const DAY = 24 * 60;

/**
 * Makes the slot of an event from its start and duration. The clocks of the time zone may change in between, and it may end after midnight;
 * what lasts longer than an evening has the day on which it ends.
 */
export function slotOf(
  { date, time }: LocalStart,
  minutes: number,
  zone: string,
): Pick<TimeSlot, 'date' | 'start' | 'end' | 'endDate'> {
  const local = `${date}T${time}`;
  const end = localAt(new Date(Date.parse(`${local}${offsetAt(zone, local)}`) + minutes * 60_000), zone);
  if (minutes > LONGEST_OVER_MIDNIGHT && minuteOf(time) + minutes > DAY)
    return { date, start: time, end: end.time, endDate: end.date };
  // An end at midnight is written as 24:00.
  return { date, start: time, end: end.time === '00:00' && minutes > 0 ? '24:00' : end.time };
}

/** The start of an event and its duration, as far as they are known. */
interface Lasting {
  readonly start: LocalStart | undefined;
  readonly minutes: number | undefined;
}

/** Returns a start with the minutes up to the end, between which clocks may change; no minutes if the end is not after the start. */
export function lasting(start: LocalStart | undefined, end: LocalStart | undefined, zone: string): Lasting {
  if (start === undefined || end === undefined) return { start, minutes: undefined };
  const instant = ({ date, time }: LocalStart) => Date.parse(`${date}T${time}${offsetAt(zone, `${date}T${time}`)}`);
  const minutes = (instant(end) - instant(start)) / 60_000;
  return { start, minutes: minutes > 0 ? minutes : undefined };
}
