import { grouped } from '../../../shared/format/grouped';
import { daysOf } from '../../../shared/format/schedule';
import { plainName } from '../../../shared/slots/edition-name';
import type { SlotProgram } from '../../../shared/slots/slot-program';
import { guidsOf } from '../program/guids';
import { type AppEvent, eventMaker } from './app-event';
import { shownSlots } from './shown-slots';

interface AppRoom {
  readonly name: string;
  readonly guid: string;
  readonly events: readonly AppEvent[];
}

interface AppDay {
  /** Counts from 1 without gaps, which apps rely on. */
  readonly index: number;
  readonly date: string;
  /** With offsets from UTC. */
  readonly start: string;
  readonly end: string;
  readonly rooms: readonly AppRoom[];
}

/** The program for schedule apps, independent of the format. */
export interface AppSchedule {
  readonly version: string;
  readonly acronym: string;
  readonly days: readonly AppDay[];
  /** Their names, without duplicates. */
  readonly tracks: readonly string[];
}

/** Groups the program by day and room. Every slot has one event, which apps can identify in every release. */
export function appSchedule(program: SlotProgram): AppSchedule {
  const { conference, content, slots, words, zoned } = program;
  const guid = guidsOf(conference);
  const shown = shownSlots(slots);
  const eventOf = eventMaker(program, shown);
  const slotsOn = grouped(shown, ({ session }) => session.date);
  const rooms = [...content.rooms, { id: undefined, name: words.schedule.elsewhere }];
  const days = daysOf(content.sessions).map((date, index): AppDay => {
    const own = slotsOn.get(date) ?? [];
    const inRoom = grouped(own, ({ session }) => session.room?.[0] ?? '');
    return {
      index: index + 1,
      date,
      start: zoned(own.map(({ start }) => start).reduce(least, `${date}T23:59`)),
      end: zoned(own.map(({ end }) => end).reduce(most, `${date}T00:00`)),
      rooms: rooms.flatMap(({ id = '', name }) => {
        const events = inRoom.get(id)?.map((slot) => eventOf(slot, name));
        return events ? [{ name, guid: guid(`room-${id}`), events }] : [];
      }),
    };
  });
  const tracks = days.flatMap((day) => day.rooms.flatMap(({ events }) => events.map(({ track }) => track)));
  return {
    version: program.revisions.version,
    acronym: plainName(content.conference),
    days,
    tracks: [...new Set(tracks)].filter((track) => track !== ''),
  };
}

const least = (one: string, other: string) => (other < one ? other : one);
const most = (one: string, other: string) => (other > one ? other : one);
