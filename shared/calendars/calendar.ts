import { memoised } from '../memoise';
import type { WithdrawnSlot } from '../slots/revisions';
import type { SlotProgram } from '../slots/slot-program';
import type { Slot } from '../slots/slots';
import { contentLine, textValue } from './content-line';
import { eventOf, withdrawnEvent } from './event';
import { timeZoneComponent } from './time-zone';

/**
 * Asks calendar programs to refresh every hour (RFC 7986, section 5.7), since changes matter most on the days
 * themselves.
 */
const REFRESH = [
  contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
  contentLine('X-PUBLISHED-TTL', 'PT1H'),
] as const;

/** A calendar of the whole program, or of one part of it, such as a day or a room. */
export interface Calendar {
  /** Name of the part; absent for the whole program. */
  readonly part?: string | undefined;
  /** Address of the file to subscribe to; absent if there is no such file. */
  readonly address?: string;
  readonly slots: readonly Slot[];
  /** Released entries that were removed since. The calendar reports them as cancelled. */
  readonly withdrawn?: readonly WithdrawnSlot[];
}

interface Parts {
  readonly zone: string;
  readonly eventOf: (slot: Slot) => string;
}

/** Returns what all calendars of a program share. Most slots are in several calendars. */
const partsOf = memoised((program: SlotProgram): Parts => {
  const { conference, revisions, slots } = program;
  const events = new Map<Slot, string>();
  return {
    zone: timeZoneComponent(conference.timeZone, yearsOf([...slots, ...revisions.withdrawn])),
    eventOf: (slot: Slot) => {
      const event = events.get(slot) ?? eventOf(slot, program);
      events.set(slot, event);
      return event;
    },
  };
});

/** Lists every year from the first to the last slot. */
function yearsOf(slots: readonly Pick<Slot, 'start' | 'end'>[]): number[] {
  const years = slots.flatMap(({ start, end }) => [start, end].map((moment) => Number(moment.slice(0, 4))));
  const [first = 0, last = first] =
    years.length === 0 ? [] : [years.reduce((a, b) => Math.min(a, b)), years.reduce((a, b) => Math.max(a, b))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Writes the calendar of a part of the program. */
export function calendarText({ slots, withdrawn = [], ...named }: Calendar, program: SlotProgram): string {
  const { zone, eventOf: event } = partsOf(program);
  return calendarOf(
    named,
    [zone, ...slots.map(event), ...withdrawn.map((entry) => withdrawnEvent(entry, program))],
    program,
  );
}

/**
 * Writes a calendar file from its components (RFC 5545; its name and refreshing: RFC 7986, and the X- properties that older programs read).
 * It has no METHOD, so DTSTAMP is the time of the last change and not that of the file.
 */
export function calendarOf(
  { part, address }: Pick<Calendar, 'part' | 'address'>,
  components: readonly string[],
  { conference, whole, words }: SlotProgram,
): string {
  // "ABC 2031: Great Hall"
  const title = textValue([conference.acronym, part].filter((each) => each !== undefined).join(words.colon));
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//conference-site//Program of a conference//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('NAME', title),
    contentLine('X-WR-CALNAME', title),
    contentLine('X-WR-TIMEZONE', conference.timeZone),
    contentLine('URL', conference.url),
    ...(address === undefined ? [] : [contentLine('SOURCE;VALUE=URI', whole(address)), ...REFRESH]),
    ...components,
    contentLine('END', 'VCALENDAR'),
  ].join('');
}
