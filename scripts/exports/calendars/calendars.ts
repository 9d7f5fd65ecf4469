import type { Calendar } from '../../../shared/calendars/calendar';
import { dayCalendar, roomCalendar, WHOLE_CALENDAR } from '../../../shared/format/calendar-address';
import { grouped } from '../../../shared/format/grouped';
import { roomOf } from '../../../shared/format/schedule';
import type { Content } from '../../../shared/model/content';
import type { SlotProgram } from '../../../shared/slots/slot-program';
import { slotsOf } from '../../../shared/slots/slots';

/** The collections from which it follows which calendars there are. */
export const CALENDARS_FROM = ['conference', 'sessions', 'papers', 'presentations'] as const;

/** The calendar of a part of the program that has a file; the name of the part is made when the file is. */
export interface PartCalendar extends Omit<Calendar, 'part'> {
  readonly address: string;
  readonly part: (program: SlotProgram) => string | undefined;
}

/**
 * Every calendar that one can subscribe to: of everything, of each day and room. None where the conference does not say its public
 * address, by which programs know events again.
 */
export function calendarsOf(content: Pick<Content, (typeof CALENDARS_FROM)[number]>): readonly PartCalendar[] {
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
