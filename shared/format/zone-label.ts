import type { Conference } from '#content';
import { offsetAt, offsetLabel } from './offset-at';

/** What determines the label of the time zone. */
export type Zone = Pick<Conference, 'timeZone' | 'timeZoneLabel' | 'start' | 'end'>;

/**
 * Returns the label of the time zone at a local date and time. If the conference's label names two offsets, since the
 * clocks change during the conference, returns the one in force.
 */
export function zoneLabelAt({ timeZone, timeZoneLabel, start, end }: Zone, localDateTime: string): string {
  const labels = [start, end].map((day) => offsetLabel(offsetAt(timeZone, `${day}T12:00`)));
  const namesBoth = new Set(labels).size > 1 && timeZoneLabel === labels.join('/');
  return namesBoth ? offsetLabel(offsetAt(timeZone, localDateTime)) : timeZoneLabel;
}
