import type { Conference } from '#content';
import type { Words } from '../words';
import { offsetAt, offsetLabel } from './offset-at';
import { localDateTime } from './times';

/** What determines the label of the time zone. */
export type Zone = Pick<Conference, 'timeZone' | 'timeZoneLabel' | 'start' | 'end'>;

/**
 * Returns the label of the time zone at a local date and time. If the conference's label names two offsets, since the
 * clocks change during the conference, returns the one in force.
 */
export const zoneLabelAt = (zone: Zone, localDateTime: string): string =>
  namesBoth(zone) ? labelAt(zone, localDateTime) : zone.timeZoneLabel;

/** Returns the label of the time zone of the whole conference; of two offsets, says when each is in force. */
export function zoneLabel(zone: Zone, { dates, schedule }: Pick<Words, 'dates' | 'schedule'>): string {
  if (!namesBoth(zone)) return zone.timeZoneLabel;
  const noon = 12 * 60;
  const before = labelAt(zone, localDateTime(zone.start, noon));
  let change = localDateTime(zone.start, noon);
  for (let minutes = noon; labelAt(zone, change) === before; minutes += 60) change = localDateTime(zone.start, minutes);
  const [day = '', time = ''] = change.split('T');
  return schedule.zoneChange(before, dates.dayInText(day), dates.clock(time), labelAt(zone, change));
}

function namesBoth(zone: Zone): boolean {
  const labels = [zone.start, zone.end].map((day) => labelAt(zone, `${day}T12:00`));
  return new Set(labels).size > 1 && zone.timeZoneLabel === labels.join('/');
}

const labelAt = ({ timeZone }: Zone, local: string) => offsetLabel(offsetAt(timeZone, local));
