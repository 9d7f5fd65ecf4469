import { calendarText } from '../../../shared/calendars/calendar';
import { WHOLE_CALENDAR } from '../../../shared/format/calendar-address';
import type { WithdrawnSlot } from '../../../shared/slots/revisions';
import { requireSlotProgram, type SlotProgram } from '../../../shared/slots/slot-program';
import type { SiteContent } from '../../content/site-content';
import type { PartCalendar } from './calendars';

/** The file of a calendar. */
export function makeCalendar(calendar: PartCalendar, site: Pick<SiteContent, 'content' | 'routes'>): string {
  const program = requireSlotProgram(site);
  // Subscribers of a part see it go; a file of everything may have been taken into a calendar for good.
  const withdrawn = calendar.address === WHOLE_CALENDAR ? withdrawnOf(program) : [];
  return calendarText({ ...calendar, part: calendar.part(program), withdrawn }, program);
}

/** What has been announced, and is not in the program any more. */
function withdrawnOf({ slots, revisions }: SlotProgram): readonly WithdrawnSlot[] {
  const there = new Set(slots.map(({ key }) => key));
  return revisions.withdrawn.filter(({ entry }) => !there.has(entry));
}
