import { requireSlotProgram } from '../../../shared/slots/slot-program';
import type { SiteContent } from '../../content/site-content';
import { appSchedule } from './app-schedule';

/** Writes the program as JSON for schedule apps, like frab and pretalx (https://c3voc.de/schedule/schema.json). */
export function scheduleJson(site: Pick<SiteContent, 'content' | 'routes'>): string {
  const program = requireSlotProgram(site);
  const { conference: facts } = program;
  const { version, acronym, days, tracks } = appSchedule(program);
  const rooms = new Map(days.flatMap((day) => day.rooms.map(({ events: _, ...room }) => [room.name, room] as const)));
  const conference = {
    acronym,
    title: facts.name,
    start: facts.start,
    end: facts.end,
    daysCount: days.length,
    timeslot_duration: '00:05',
    time_zone_name: facts.timeZone,
    url: facts.url,
    tracks: tracks.map((name) => ({ name })),
    rooms: [...rooms.values()],
    days: days.map(({ index, date, start, end, rooms: own }) => ({
      index,
      date,
      day_start: start,
      day_end: end,
      rooms: Object.fromEntries(own.map(({ name, events }) => [name, events])),
    })),
  };
  const schedule = {
    $schema: 'https://c3voc.de/schedule/schema.json',
    generator: { name: 'conference-site' },
    schedule: { version, base_url: facts.url, conference },
  };
  return `${JSON.stringify(schedule, undefined, 1)}\n`;
}
