import type { SiteContent } from '../export';
import { theProgramOf } from '../program/program';
import { calendarText } from './calendar';
import { calendarName, type PartCalendar } from './calendars';

/** The file of a calendar. */
export function makeCalendar(calendar: PartCalendar, site: Pick<SiteContent, 'content' | 'routes'>): string {
  const program = theProgramOf(site);
  return calendarText({ ...calendar, name: calendarName(calendar, program) }, program);
}
