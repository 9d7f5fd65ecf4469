import { isSkipped, minutesOfOffset, offsetAt } from '../../../renderer/format/offset-at';
import { localDateTime, type Minutes, minutesIn, type Times } from '../../../renderer/format/times';

/** The clocks where the conference is: compares times across midnight and across a change of the clocks. */
export interface Clock {
  /** From minutes since the start of a day to minutes that are counted through, on every day. */
  readonly spanOf: (date: string, minutes: Minutes) => Minutes;
  /** Whether no clock ever shows one of the two times on that day, since the clocks go forward. */
  readonly isSkipped: (date: string, times: Times, time: string) => boolean;
}

/** The clocks of a time zone. */
export function clockIn(zone: string): Clock {
  const instantOf = (date: string, minutes: number) =>
    Date.parse(`${date}T00:00Z`) / 60_000 + minutes - minutesOfOffset(offsetAt(zone, localDateTime(date, minutes)));
  return {
    spanOf: (date, { start, end }) => ({ start: instantOf(date, start), end: instantOf(date, end) }),
    isSkipped: (date, times, time) => {
      const { start, end } = minutesIn(times);
      return isSkipped(zone, localDateTime(date, time === times.start ? start : end));
    },
  };
}
