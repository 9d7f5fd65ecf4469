import type { Conference } from '#content';
import { offsetAt } from '../format/offset-at';
import { sessionName } from '../format/schedule';
import { localDateTime } from '../format/times';
import type { SessionEntry } from '../program/entries';
import type { Words } from '../words';

const STATUSES = { cancelled: 'EventCancelled', moved: 'EventRescheduled' } as const;

/** How events are held, in the words of schema.org. */
const MODES = { 'in-person': 'Offline', online: 'Online', hybrid: 'Mixed' } as const;

/** The moment of some minutes after the start of a day, with the offset that is true then. */
function momentAt(date: string, minutes: number, timeZone: string): string {
  const local = localDateTime(date, minutes);
  return `${local}:00${offsetAt(timeZone, local)}`;
}

/** A session as an event (https://schema.org/Event). `whole` makes an address whole. */
export function sessionData(
  session: SessionEntry,
  conference: Conference,
  whole: (path: string) => string | undefined,
  words: Words,
) {
  const { date, minutes, status, mode = 'in-person', rooms, path } = session;
  const { timeZone, venue } = conference;
  const url = path === undefined ? undefined : whole(path);
  return {
    '@type': 'Event',
    name: sessionName(session, words),
    startDate: momentAt(date, minutes.start, timeZone),
    endDate: momentAt(date, minutes.end, timeZone),
    eventStatus: `https://schema.org/${status === undefined ? 'EventScheduled' : STATUSES[status]}`,
    eventAttendanceMode: `https://schema.org/${MODES[mode]}EventAttendanceMode`,
    ...(url !== undefined && { '@id': url, url }),
    ...(venue && {
      location: {
        '@type': 'Place',
        name: words.lists.text([...rooms, venue.name ?? venue.city]),
        address: {
          '@type': 'PostalAddress',
          addressLocality: venue.city,
          addressCountry: venue.countryCode ?? venue.country,
        },
      },
    }),
  };
}
