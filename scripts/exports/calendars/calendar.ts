import type { Slot } from '../../content/schedule/slots';
import type { Program } from '../program/program';
import type { WithdrawnSlot } from '../program/revisions';
import { contentLine, textValue } from './content-line';
import { eventOf, withdrawnEvent } from './event';
import { timeZoneComponent } from './time-zone';

/** How often programs should ask again: changes matter most on the days themselves (RFC 7986, section 5.7). */
const REFRESH = 'PT1H';

/** A calendar: what it is called, where it stands, and what takes place. */
export interface Calendar {
  readonly name: string;
  readonly address: string;
  readonly slots: readonly Slot[];
  /** The entries that are told as cancelled, since they are not there any more. */
  readonly withdrawn?: readonly WithdrawnSlot[];
}

interface Parts {
  readonly zone: string;
  readonly eventOf: (slot: Slot) => string;
}

const known = new WeakMap<Program, Parts>();

/** The parts that the calendars of a program share: most slots stand in several. */
function partsOf(program: Program): Parts {
  const found = known.get(program);
  if (found) return found;
  const { conference, revisions, slots } = program;
  const events = new Map<Slot, string>();
  const parts = {
    zone: timeZoneComponent(conference.timeZone, yearsOf([...slots, ...revisions.withdrawn])),
    eventOf: (slot: Slot) => {
      const event = events.get(slot) ?? eventOf(slot, program);
      events.set(slot, event);
      return event;
    },
  };
  known.set(program, parts);
  return parts;
}

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
export function calendarText({ name, address, slots, withdrawn = [] }: Calendar, program: Program): string {
  const { conference, whole } = program;
  const { zone, eventOf: event } = partsOf(program);
  const title = textValue(name);
  return [
    contentLine('BEGIN', 'VCALENDAR'),
    contentLine('VERSION', '2.0'),
    contentLine('PRODID', '-//conference-site//Program of a conference//EN'),
    contentLine('CALSCALE', 'GREGORIAN'),
    contentLine('NAME', title),
    contentLine('X-WR-CALNAME', title),
    contentLine('X-WR-TIMEZONE', conference.timeZone),
    contentLine('SOURCE;VALUE=URI', whole(address)),
    contentLine('URL', conference.url),
    contentLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH),
    contentLine('X-PUBLISHED-TTL', REFRESH),
    zone,
    ...slots.map(event),
    ...withdrawn.map((entry) => withdrawnEvent(entry, program)),
    contentLine('END', 'VCALENDAR'),
  ].join('');
}
