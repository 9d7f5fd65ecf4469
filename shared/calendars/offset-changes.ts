import { minutesOfOffset, offsetOfInstant } from '../format/offset-at';

/** A clock change in a time zone, such as the start of summer time. */
export interface OffsetChange {
  /** Local date and time of the change, by the clocks before it: YYYY-MM-DDTHH:MM. */
  readonly at: string;
  /** Offsets from UTC, as "+01:00". */
  readonly from: string;
  readonly to: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const startOf = (year: number) => Date.UTC(year, 0, 1);

/** Returns the offset from UTC of a zone (IANA) at the start of a year. */
export const offsetAtStartOf = (zone: string, year: number): string => offsetOfInstant(zone, startOf(year));

/** Lists the clock changes of a zone (IANA) in a year, in order. */
export function offsetChanges(zone: string, year: number): readonly OffsetChange[] {
  const changes: OffsetChange[] = [];
  for (let day = startOf(year); day < startOf(year + 1); day += DAY) {
    const from = offsetOfInstant(zone, day);
    const to = offsetOfInstant(zone, day + DAY);
    if (from === to) continue;
    const instant = firstWith(zone, to, day, day + DAY);
    changes.push({ at: new Date(instant + minutesOfOffset(from) * MINUTE).toISOString().slice(0, 16), from, to });
  }
  return changes;
}

/** Finds the first minute between two instants at which a zone has the given offset. */
function firstWith(zone: string, offset: string, before: number, after: number): number {
  let [low, high] = [before, after];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE) * MINUTE;
    if (offsetOfInstant(zone, middle) === offset) high = middle;
    else low = middle;
  }
  return high;
}
