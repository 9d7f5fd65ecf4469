import type { Conference } from '#content';
import { offsetAt, offsetLabel } from './offset-at';

type Zone = Pick<Conference, 'timeZone' | 'timeZoneLabel' | 'start' | 'end'>;

/**
 * How pages write the time zone at a local date and time: as the conference does, but where that names two offsets, since the
 * clocks change meanwhile, the one that is true then.
 */
export function zoneLabelAt({ timeZone, timeZoneLabel, start, end }: Zone, localDateTime: string): string {
  const labels = [start, end].map((day) => offsetLabel(offsetAt(timeZone, `${day}T12:00`)));
  const namesBoth = new Set(labels).size > 1 && timeZoneLabel === labels.join('/');
  return namesBoth ? offsetLabel(offsetAt(timeZone, localDateTime)) : timeZoneLabel;
}
