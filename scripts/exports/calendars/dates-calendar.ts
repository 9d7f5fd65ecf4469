import { calendarOf } from '../../../shared/calendars/calendar';
import { contentLine, dateTimeValue, textValue } from '../../../shared/calendars/content-line';
import { DATES_CALENDAR } from '../../../shared/format/calendar-address';
import { dayAfter } from '../../../shared/format/day-after';
import { type Due, deadlineMoment, deadlineText, isMoment, specialDeadline } from '../../../shared/format/deadlines';
import { saysTrack } from '../../../shared/format/says-track';
import type { PublishedContent } from '../../../shared/model/content';
import { requireSlotProgram, type SlotProgram } from '../../../shared/slots/slot-program';
import type { Words } from '../../../shared/words';
import type { SiteContent } from '../../content/site-content';

/** An important date: a row of deadlines.csv, or the deadline of a special session. */
interface ImportantDate {
  readonly key: string;
  readonly label: string;
  /** What it is the date of: a track, or a special session. */
  readonly of: string;
  readonly due: Due;
  readonly isMoved: boolean;
  /** The kind and id of its page. */
  readonly page: string;
}

function importantDates({ deadlines, specialSessions, tracks }: PublishedContent, words: Words): ImportantDate[] {
  const titleOf = new Map(tracks.map(({ id, title }) => [id, title]));
  return [
    ...deadlines.map((due) => ({
      key: `deadline-${due.track}-${due.milestone}`,
      label: due.label,
      of: titleOf.get(due.track) ?? due.track,
      due,
      isMoved: due.superseded !== undefined,
      page: 'important-dates important-dates',
    })),
    ...specialSessions.flatMap((session) => {
      const { id, title: of } = session;
      const due = specialDeadline(session);
      const label = words.specialSession.deadline;
      return due ? [{ key: `special-${id}`, label, of, due, isMoved: false, page: `special-session ${id}` }] : [];
    }),
  ];
}

/** Writes the calendar of the important dates: deadlines at their moments, and days without an hour as whole days. */
export function datesCalendar(site: Pick<SiteContent, 'content' | 'routes'>): string {
  const program = requireSlotProgram(site);
  const { content, words } = program;
  const pages = new Map(site.routes.map(({ kind, id, canonical }) => [`${kind} ${id}`, canonical]));
  const events = importantDates(content, words).map((each) => eventOf(each, pages.get(each.page) ?? '/', program));
  return calendarOf({ address: DATES_CALENDAR, part: words.defaults.home.importantDates }, events, program);
}

function eventOf(
  { key, label, of, due, isMoved }: ImportantDate,
  path: string,
  { conference, revisions, uid, whole, words }: SlotProgram,
): string {
  const { revision, changed } = revisions.of(key);
  const { acronym, timeZone } = conference;
  const page = whole(path);
  const text = (name: string, value: string) => contentLine(name, textValue(value));
  const day = (name: string, date: string) => contentLine(`${name};VALUE=DATE`, date.replaceAll('-', ''));
  return [
    contentLine('BEGIN', 'VEVENT'),
    contentLine('UID', uid(key)),
    contentLine('DTSTAMP', dateTimeValue(changed)),
    contentLine('SEQUENCE', String(revision + Number(isMoved))),
    // Without an end, it is a moment (RFC 5545, section 3.6.1).
    ...(isMoment(due)
      ? [contentLine('DTSTART', dateTimeValue(inUtc(deadlineMoment(due, timeZone))))]
      : [day('DTSTART', due.date), day('DTEND', dayAfter(due.endDate ?? due.date))]),
    text('SUMMARY', `${acronym}${words.colon}${saysTrack(label, of) ? label : words.phases.labelOf(label, of)}`),
    text('DESCRIPTION', `${deadlineText(due, timeZone, words)}\n${page}`),
    contentLine('URL', page),
    contentLine('STATUS', 'CONFIRMED'),
    contentLine('TRANSP', 'TRANSPARENT'),
    contentLine('END', 'VEVENT'),
  ].join('');
}

const inUtc = (moment: string): string => `${new Date(moment).toISOString().slice(0, 19)}Z`;
