import type { Calendar } from '../../../shared/calendars/calendar';
import { dayCalendar, roomCalendar, WHOLE_CALENDAR } from '../../../shared/format/calendar-address';
import { grouped } from '../../../shared/format/grouped';
import { roomOf } from '../../../shared/format/schedule';
import type { PublishedContent } from '../../../shared/model/content';
import type { SlotProgram } from '../../../shared/slots/slot-program';
import { slotsOf } from '../../../shared/slots/slots';

/** The collections that determine which calendars there are. */
export const CALENDARS_FROM = [
  'conference',
  'sessions',
  'contributions',
  'presentations',
  'deadlines',
  'specialSessions',
] as const;

/** The calendar of a part of the program. The name of the part is computed when the file is made. */
export interface PartCalendar extends Omit<Calendar, 'part'> {
  readonly address: string;
  readonly part: (program: SlotProgram) => string | undefined;
}

/**
 * Lists the calendars for subscription: of the whole program, of each day and of each room. None if the conference has no public address,
 * by which calendar apps identify events.
 */
export function calendarsOf(content: Pick<PublishedContent, (typeof CALENDARS_FROM)[number]>): readonly PartCalendar[] {
  if (content.conference.url === undefined || content.sessions.length === 0) return [];
  const slots = slotsOf(content).filter(({ hasOwnTime }) => hasOwnTime);
  const inRooms = slots.flatMap((slot) => (slot.session.room ?? []).map((room) => ({ room, slot })));
  return [
    { address: WHOLE_CALENDAR, slots, part: () => undefined },
    ...[...grouped(slots, ({ session }) => session.date)].map(([day, own]) => ({
      address: dayCalendar(day),
      slots: own,
      part: ({ words }: SlotProgram) => words.dates.day(day),
    })),
    ...[...grouped(inRooms, ({ room }) => room)].map(([room, own]) => ({
      address: roomCalendar(room),
      slots: own.map(({ slot }) => slot),
      part: ({ content: { rooms }, words }: SlotProgram) => roomOf(rooms, { room: [room] }, words),
    })),
  ];
}
