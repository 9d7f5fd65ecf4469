import { isSkipped, minutesOfOffset, offsetAt } from '../../../shared/format/offset-at';
import { localDateTime, type Minutes, minutesIn, type Times } from '../../../shared/format/times';

/** The clock of a time zone: compares times across midnight and across clock changes. */
export interface Clock {
  /** Converts minutes since the start of a day to absolute minutes. */
  readonly spanOf: (date: string, minutes: Minutes) => Minutes;
  /** Tells whether one of the two times does not exist on that day, since the clocks go forward. */
  readonly isSkipped: (date: string, times: Times, time: string) => boolean;
}

/** Makes the clock of a time zone. */
export function clockIn(zone: string): Clock {
  const days = new Map<string, { readonly start: number; readonly offset: number | undefined }>();
  const dayOf = (date: string) => {
    const known = days.get(date);
    if (known) return known;
    // Most days have one offset, so that it need not be looked up for each time.
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
