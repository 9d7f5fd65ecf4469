import { calendarAddress, dayCalendar, roomCalendar, WHOLE_CALENDAR } from '../../../renderer/format/calendar-address';
import { grouped } from '../../../renderer/format/grouped';
import { roomOf } from '../../../renderer/format/schedule';
import type { Content } from '../../content/content';
import type { Route } from '../../content/link/route';
import { type Slot, slotsOf, slotTitle } from '../../content/schedule/slots';
import type { Program } from '../program/program';
import type { Calendar } from './calendar';
import { slotsOfPeople } from './slots-of-people';

/** The collections from which it follows which calendars there are. */
export const CALENDARS_FROM = ['conference', 'sessions', 'rooms', 'papers', 'presentations', 'posters'] as const;

/** Those, and who does what, which is known when all collections are. */
type Sources = Pick<Content, (typeof CALENDARS_FROM)[number]> & Partial<Pick<Content, 'contributors'>>;

/** The calendar of a part of the program; its name is made when the file is. */
export interface PartCalendar extends Omit<Calendar, 'name'> {
  readonly part: (program: Program) => string | undefined;
}

/**
 * Every calendar: of everything, of each day, room and session, of each paper that has a time of its own, and of each person of
 * the program. None where the conference does not say its public address, by which programs know events again.
 */
export function calendarsOf(content: Sources, routes: readonly Route[]): readonly PartCalendar[] {
  if (content.conference.url === undefined || content.sessions.length === 0) return [];
  const all = slotsOf(content);
  const slots = all.filter(({ hasOwnTime }) => hasOwnTime);
  return [
    { address: WHOLE_CALENDAR, slots, part: () => undefined },
    ...ofGroups(
      slots,
      ({ session }) => [session.date],
      dayCalendar,
      (day) =>
        ({ words }) =>
          words.dates.day(day),
    ),
    ...ofGroups(
      slots,
      ({ session }) => session.room ?? [],
      roomCalendar,
      (id) =>
        ({ content: { rooms }, words }) =>
          roomOf(rooms, { room: [id] }, words),
    ),
    ...ofGroups(
      slots,
      ({ session }) => [session.id],
      (id) => calendarAddress('session', id),
      titleOfFirst,
    ),
    ...ofGroups(
      slots,
      ({ paper }) => (paper ? [paper.id] : []),
      (id) => calendarAddress('paper', id),
      titleOfFirst,
    ),
    ...ofPeople(content, all, routes),
  ];
}

type NameOfPart = PartCalendar['part'];

/** A calendar for each group of slots; a slot may be in several. */
function ofGroups(
  slots: readonly Slot[],
  groupsOf: (slot: Slot) => readonly string[],
  addressOf: (group: string) => string,
  nameOf: (group: string, slots: readonly Slot[]) => NameOfPart,
): PartCalendar[] {
  const pairs = slots.flatMap((slot) => groupsOf(slot).map((group) => ({ group, slot })));
  return [...grouped(pairs, ({ group }) => group)].map(([group, found]) => {
    const own = found.map(({ slot }) => slot);
    return { address: addressOf(group), slots: own, part: nameOf(group, own) };
  });
}

const titleOfFirst =
  (_group: string, [first]: readonly Slot[]): NameOfPart =>
  ({ words }) =>
    first && slotTitle(first, words);

/** Of those who have something to do at some time, and a page that offers it. */
function ofPeople(
  { contributors = [], posters }: Sources,
  all: readonly Slot[],
  routes: readonly Route[],
): PartCalendar[] {
  const slotsOfPerson = slotsOfPeople({ posters }, all);
  const shown = new Set(routes.map(({ kind, id }) => `${kind} ${id}`));
  return contributors.flatMap((person) => {
    const slots = shown.has(`person ${person.slug}`) ? slotsOfPerson(person) : [];
    return slots.length === 0
      ? []
      : [{ address: calendarAddress('person', person.slug), slots, part: () => person.name }];
  });
}

/** "ABC 2031: Great Hall". */
export const calendarName = ({ part }: PartCalendar, program: Program): string =>
  [program.conference.acronym, part(program)].filter((each) => each !== undefined).join(program.words.colon);
