import { WHOLE_CALENDAR } from '../../../renderer/format/calendar-address';
import type { SiteContent } from '../export';
import { theProgramOf } from '../program/program';
import { calendarText } from './calendar';
import { calendarName, type PartCalendar } from './calendars';

/** The file of a calendar. */
export function makeCalendar(calendar: PartCalendar, site: Pick<SiteContent, 'content' | 'routes'>): string {
  const program = theProgramOf(site);
  const there = new Set(program.slots.map(({ key }) => key));
  // Who subscribes to a part sees it go; a file of everything may have been taken into a calendar for good.
  const isWhole = calendar.address === WHOLE_CALENDAR;
  const withdrawn = isWhole ? program.revisions.withdrawn.filter(({ entry }) => !there.has(entry)) : [];
  return calendarText({ ...calendar, name: calendarName(calendar, program), withdrawn }, program);
}
