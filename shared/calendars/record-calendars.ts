import { pageKindOf } from '../format/contributions';
import { grouped } from '../format/grouped';
import type { RecordKind } from '../format/record-address';
import { memoised } from '../memoise';
import type { PublishedContent } from '../model/content';
import type { Route } from '../model/route';
import { slotProgramOf } from '../slots/slot-program';
import { type Slot, slotTitle } from '../slots/slots';
import { calendarText } from './calendar';
import { slotsOfPeople } from './slots-of-people';

/**
 * Returns the text of a record's calendar file. Returns undefined if the record has no time of its own, or the
 * conference no public address, from which the UIDs derive.
 */
export type CalendarOf = (kind: RecordKind, id: string) => string | undefined;

/**
 * Returns the calendars of single records: a session with its talks, a paper, all that a person does. Pages contain
 * them, since one file each would exceed the limits of hosts (20,000 files at Cloudflare Pages). They have no
 * abstracts, so that pages of long sessions stay small; each event has the address of the page with the abstract.
 */
export const recordCalendars = memoised(
  (content: PublishedContent & { readonly routes: readonly Route[] }): CalendarOf => {
    const whole = slotProgramOf(content, content.routes);
    if (whole === undefined) return () => undefined;
    const program = { ...whole, texts: { ...whole.texts, abstract: () => undefined } };
    const timed = program.slots.filter(({ hasOwnTime }) => hasOwnTime);
    const ofRecord = new Map<string, Slot[]>([
      ...grouped(timed, ({ session }) => `session ${session.continues ?? session.id}`),
      ...grouped(timed, ({ paper }) => paper && `${pageKindOf(paper)} ${paper.id}`),
    ]);
    const ofPerson = slotsOfPeople(content, program.slots);
    const people = new Map(content.contributors.map((person) => [person.slug, person]));
    return (kind, id) => {
      const person = kind === 'person' ? people.get(id) : undefined;
      const slots = person ? ofPerson(person) : (ofRecord.get(`${kind} ${id}`) ?? []);
      const [first] = slots;
      return first && calendarText({ slots, part: person?.name ?? slotTitle(first, program.words) }, program);
    };
  },
);
