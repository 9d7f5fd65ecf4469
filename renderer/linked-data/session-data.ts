import type { Conference } from '#content';
import { offsetAt } from '../../shared/format/offset-at';
import { sessionName } from '../../shared/format/schedule';
import { localDateTime } from '../../shared/format/times';
import type { SessionEntry } from '../../shared/program/entries';
import type { Words } from '../../shared/words';
import { locationData, townOf } from './place-data';

type Venue = NonNullable<Conference['venue']>;

const STATUSES = { cancelled: 'EventCancelled', withdrawn: 'EventCancelled', moved: 'EventRescheduled' } as const;

/** Attendance modes as schema.org names them. */
const MODES = { 'in-person': 'Offline', online: 'Online', hybrid: 'Mixed' } as const;

/** Formats the moment some minutes after the start of a day, with its offset. */
function momentAt(date: string, minutes: number, timeZone: string): string {
  const local = localDateTime(date, minutes);
  return `${local}:00${offsetAt(timeZone, local)}`;
}

/** Returns who organises the conference. */
export const organizerData = ({ organizer }: Conference) =>
  organizer ? { organizer: { '@type': 'Organization', name: organizer.name, url: organizer.url } } : {};

/** Describes a session (https://schema.org/Event). `whole` makes addresses absolute. */
export function sessionData(
  session: SessionEntry,
  conference: Conference,
  whole: (path: string) => string | undefined,
  words: Words,
) {
  const { date, minutes, status, path } = session;
  const { timeZone, venue } = conference;
  const { mode = venue ? 'in-person' : 'online' } = session;
  const url = path === undefined ? undefined : whole(path);
  return {
    '@type': 'Event',
    name: sessionName(session, words),
    startDate: momentAt(date, minutes.start, timeZone),
    endDate: momentAt(date, minutes.end, timeZone),
    eventStatus: `https://schema.org/${status === undefined ? 'EventScheduled' : STATUSES[status]}`,
    eventAttendanceMode: `https://schema.org/${MODES[mode]}EventAttendanceMode`,
    ...(url !== undefined && { '@id': url, url }),
    ...locationData(
      mode === 'online' ? undefined : venue && roomOf(session, venue, words),
      mode === 'in-person' ? undefined : url,
    ),
  };
}

const roomOf = ({ rooms }: SessionEntry, venue: Venue, words: Words) => ({
  '@type': 'Place',
  name: words.lists.text([...rooms, venue.name ?? venue.city]),
  address: { '@type': 'PostalAddress', ...townOf(venue) },
});

/** The context of a session in a list. */
interface Place {
  readonly venue: Venue;
  readonly timeZone: string;
  /** Full address of the session's page. */
  readonly url: string;
  readonly words: Words;
}

/** Describes a session with the mandatory properties only, for a list. */
export function sessionInBrief(session: SessionEntry, { venue, timeZone, url, words }: Place) {
  const { date, minutes, status, rooms } = session;
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: sessionName(session, words),
    startDate: momentAt(date, minutes.start, timeZone),
    endDate: momentAt(date, minutes.end, timeZone),
    ...(status && { eventStatus: `https://schema.org/${STATUSES[status]}` }),
    location: {
      '@type': 'Place',
      name: words.lists.text([...rooms, venue.name ?? venue.city]),
      address: words.lists.text([venue.city, venue.country]),
    },
  };
}
