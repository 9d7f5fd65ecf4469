import { isSkipped, minutesOfOffset, offsetAt } from '../../../shared/format/offset-at';
import { localDateTime, type Minutes, minutesIn, type Times } from '../../../shared/format/times';

/** The clocks where the conference is: compares times across midnight and across a change of the clocks. */
export interface Clock {
  /** From minutes since the start of a day to minutes that are counted through, on every day. */
  readonly spanOf: (date: string, minutes: Minutes) => Minutes;
  /** Whether no clock ever shows one of the two times on that day, since the clocks go forward. */
  readonly isSkipped: (date: string, times: Times, time: string) => boolean;
}

/** The clocks of a time zone. */
export function clockIn(zone: string): Clock {
  const days = new Map<string, { readonly start: number; readonly offset: number | undefined }>();
  const dayOf = (date: string) => {
    const known = days.get(date);
    if (known) return known;
    // Most days have one offset, which is cheaper than to ask for that of every minute.
    const offsets = [0, 36 * 60].map((minutes) => offsetAt(zone, localDateTime(date, minutes)));
    const day = {
      start: Date.parse(`${date}T00:00Z`) / 60_000,
      offset: offsets[0] === offsets[1] ? minutesOfOffset(offsets[0] ?? '') : undefined,
    };
    days.set(date, day);
    return day;
  };
  const instantOf = (date: string, minutes: number) => {
    const { start, offset = minutesOfOffset(offsetAt(zone, localDateTime(date, minutes))) } = dayOf(date);
    return start + minutes - offset;
  };
  return {
    spanOf: (date, { start, end }) => ({ start: instantOf(date, start), end: instantOf(date, end) }),
    isSkipped: (date, times, time) => {
      const { start, end } = minutesIn(times);
      return isSkipped(zone, localDateTime(date, time === times.start ? start : end));
    },
  };
}
