import { memoised } from '../memoise';
import type { WithdrawnSlot } from '../slots/revisions';
import type { SlotProgram } from '../slots/slot-program';
import type { Slot } from '../slots/slots';
import { contentLine, textValue } from './content-line';
import { eventOf, withdrawnEvent } from './event';
import { timeZoneComponent } from './time-zone';

/** How often programs should ask again: changes matter most on the days themselves (RFC 7986, section 5.7). */
const REFRESH = [
  contentLine('REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'),
  contentLine('X-PUBLISHED-TTL', 'PT1H'),
] as const;

/** A calendar: of which part of the program it is, and what takes place. */
export interface Calendar {
  /** The name of the part; absent from the calendar of everything. */
  readonly part?: string | undefined;
  /** Where it stands on the site; absent where there is no file to subscribe to. */
  readonly address?: string;
  readonly slots: readonly Slot[];
  /** The entries that are reported as cancelled, since they are not there any more. */
  readonly withdrawn?: readonly WithdrawnSlot[];
}

interface Parts {
  readonly zone: string;
  readonly eventOf: (slot: Slot) => string;
}

/** The parts that the calendars of a program share: most slots stand in several. */
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

/** Every year between the first and the last that something takes place in. */
function yearsOf(slots: readonly Pick<Slot, 'start' | 'end'>[]): number[] {
  const years = slots.flatMap(({ start, end }) => [start, end].map((moment) => Number(moment.slice(0, 4))));
  const [first = 0, last = first] =
    years.length === 0 ? [] : [years.reduce((a, b) => Math.min(a, b)), years.reduce((a, b) => Math.max(a, b))];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/**
 * A calendar as a file (RFC 5545; names and refreshing: RFC 7986, and the X- properties that older programs read). It has no
 * METHOD, so that DTSTAMP says when an event was changed last, and not when the file was made.
 */
export function calendarText({ part, address, slots, withdrawn = [] }: Calendar, program: SlotProgram): string {
  const { conference, whole, words } = program;
  const { zone, eventOf: event } = partsOf(program);
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
    zone,
    ...slots.map(event),
    ...withdrawn.map((entry) => withdrawnEvent(entry, program)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}
