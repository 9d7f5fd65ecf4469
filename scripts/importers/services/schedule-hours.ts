import { dayAfter } from '../../../shared/format/day-after';
import type { Json } from '../read/json';
import { durationIn, type LocalStart, startIn, type ThreeNumbers } from '../values/times';
import type { Context } from './service';

/** An event of a schedule, and the date of its day in the schedule. */
export interface ListedEvent {
  readonly json: Json;
  readonly day: string;
}

/** How to interpret the hours of a schedule. */
export interface Clocks {
  /** Events before this hour are in the night after their day, as in Pentabarf; empty if days end at midnight. */
  readonly dayChange: string;
  readonly three: ThreeNumbers;
}

/** Events from this hour on are in the morning: some schedules state that their days change at nine. */
const MORNING = '06:00';

/** Detects how to interpret the hours of a schedule. */
export function clocksOf(conference: Json, events: readonly ListedEvent[]): Clocks {
  // A number of days is never zero and has no leading zero: "00:45:00" and "1:30:00" are hours, "1:02:30" is more than a day.
  const areSeconds = events.some(({ json }) => {
    const [first = '', second = ''] = /^(\d+):(\d\d):\d\d$/.exec(json.get('duration').text)?.slice(1) ?? [];
    return first.startsWith('0') || Number(second) > 23;
  });
  return { dayChange: clockIn(conference.get('day_change').text) ?? '', three: areSeconds ? 'h:mm:ss' : 'd:hh:mm' };
}

/** Returns the duration of an event in minutes; undefined or 0 if it is missing. */
export const minutesOf = ({ json }: ListedEvent, { three }: Clocks): number | undefined =>
  durationIn(json.get('duration').text, three);

/**
 * Reads the start of an event in the conference's time zone. `start` is what people see in the program: if `date` differs, `start` is
 * used, and the contradiction is reported.
 */
export function startOf({ json, day }: ListedEvent, { dayChange }: Clocks, context: Context): LocalStart | undefined {
  const { zone, report } = context;
  const date = json.get('date').text;
  const clock = clockIn(json.get('start').text);
  const written = startIn(date, zone);
  if (clock === undefined || written?.time === clock) return written;
  if (written === undefined) {
    const listed = /^\d{4}-\d\d-\d\d$/.test(date) ? date : day;
    if (!/^\d{4}-\d\d-\d\d$/.test(listed)) return undefined;
    const isOfNight = listed === day && clock < dayChange && clock < MORNING;
    return { date: isOfNight ? dayAfter(listed) : listed, time: clock };
  }
  const message = `"date" and "start" disagree in the time zone of the conference (${zone}): the start is used.`;
  const hint = 'Check the hours on the site, and "timeZone" in conference.yaml.';
  report({ at: `${json.at} (date ${date}, start ${clock})`, message, hint });
  return { date: date.slice(11, 16) === clock ? date.slice(0, 10) : nearest(written, clock), time: clock };
}

/** Returns the day on which a time of day is nearest to a given time. */
function nearest({ date, time }: LocalStart, clock: string): string {
  const at = (day: string, hour: string) => Date.parse(`${day}T${hour}Z`);
  const shifted = (days: number) => new Date(at(date, '12:00') + days * 86_400_000).toISOString().slice(0, 10);
  const distance = (day: string) => Math.abs(at(day, clock) - at(date, time));
  return [date, shifted(-1), shifted(1)].reduce((best, day) => (distance(day) < distance(best) ? day : best));
}

/** Normalises a time of day: "9:30" and "09:30:00" → "09:30". */
function clockIn(text: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)(?::\d\d)?$/.exec(text.trim()) ?? [];
  return hours === undefined ? undefined : `${hours.padStart(2, '0')}:${minutes}`;
}
