import { calendarText } from '../../../shared/calendars/calendar';
import { WHOLE_CALENDAR } from '../../../shared/format/calendar-address';
import type { WithdrawnSlot } from '../../../shared/slots/revisions';
import { requireSlotProgram, type SlotProgram } from '../../../shared/slots/slot-program';
import type { SiteContent } from '../../content/site-content';
import type { PartCalendar } from './calendars';

/** Writes the file of a calendar. */
export function makeCalendar(calendar: PartCalendar, site: Pick<SiteContent, 'content' | 'routes'>): string {
  const program = requireSlotProgram(site);
  // Subscribed calendars drop withdrawn events by themselves; an imported file of the whole program does not.
  const withdrawn = calendar.address === WHOLE_CALENDAR ? withdrawnOf(program) : [];
  return calendarText({ ...calendar, part: calendar.part(program), withdrawn }, program);
}

/** Returns slots that were released and are no longer in the program. */
function withdrawnOf({ slots, revisions }: SlotProgram): readonly WithdrawnSlot[] {
  const there = new Set(slots.map(({ key }) => key));
  return revisions.withdrawn.filter(({ entry }) => !there.has(entry));
}
