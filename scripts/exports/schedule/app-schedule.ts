import { grouped } from '../../../shared/format/grouped';
import { roomFacts } from '../../../shared/format/rooms';
import { daysOf } from '../../../shared/format/schedule';
import type { Room } from '../../../shared/model/content';
import { plainName } from '../../../shared/slots/edition-name';
import type { SlotProgram } from '../../../shared/slots/slot-program';
import { capital } from '../../../shared/words/grammar';
import { guidsOf } from '../program/guids';
import { type AppEvent, eventMaker } from './app-event';
import { shownSlots } from './shown-slots';

interface AppRoom {
  readonly name: string;
  readonly guid: string;
  /** Where it is and how it is reached, if known. */
  readonly description?: string;
  readonly capacity?: number;
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
  const rooms: readonly (Partial<Room> & Pick<Room, 'name'>)[] = [...content.rooms, { name: words.schedule.elsewhere }];
  const days = daysOf(content.sessions).map((date, index): AppDay => {
    const own = slotsOn.get(date) ?? [];
    const inRoom = grouped(own, ({ session }) => session.room?.[0] ?? '');
    return {
      index: index + 1,
      date,
      start: zoned(own.map(({ start }) => start).reduce(least, `${date}T23:59`)),
      end: zoned(own.map(({ end }) => end).reduce(most, `${date}T00:00`)),
      rooms: rooms.flatMap((room) => {
        const { id = '', name, capacity, ...place } = room;
        const description = capital(roomFacts(place, words), content.conference.language);
        const events = inRoom.get(id)?.map((slot) => eventOf(slot, name));
        const facts = { ...(description && { description }), ...(capacity && { capacity }) };
        return events ? [{ name, guid: guid(`room-${id}`), ...facts, events }] : [];
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
