import type { Conference, Speaker } from '#content';
import { jsonForScript } from './json-script';
import { type FindPerson, sameAs } from './people';

type Venue = NonNullable<Conference['venue']>;

/** The home page and its card, by their addresses. */
interface EventPage {
  readonly path: string;
  readonly card: string;
}

/** The conference as JSON-LD (https://schema.org/Event), with the card of its page; safe inside a script element. */
export function eventData(
  conference: Conference,
  speakers: readonly Speaker[],
  findPerson: FindPerson,
  { path, card }: EventPage,
): string {
  const { name, description, end, venue, organizer, utcOffset, countdownTarget, online } = conference;
  // A past edition is below the address of the site.
  const url = conference.url && `${conference.url}${path === '/' ? '' : path}`;
  const places = [...(venue ? [placeOf(venue)] : []), ...(online && url ? [{ '@type': 'VirtualLocation', url }] : [])];
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description,
    startDate: `${countdownTarget}:00${utcOffset}`,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendanceOf(conference)}EventAttendanceMode`,
    ...(url !== undefined && { url, image: `${conference.url}${card}` }),
    ...(places.length > 0 && { location: places.length === 1 ? places[0] : places }),
    ...(organizer && { organizer: { '@type': 'Organization', name: organizer.name, url: organizer.url } }),
    ...(speakers.length > 0 && {
      performer: speakers.map((speaker) => {
        const elsewhere = sameAs(findPerson(speaker.name));
        return { '@type': 'Person', name: speaker.name, ...(elsewhere.length > 0 && { sameAs: elsewhere }) };
      }),
    }),
  };
  return jsonForScript(event);
}

function attendanceOf({ online, venue }: Conference): 'Offline' | 'Online' | 'Mixed' {
  if (!online) return 'Offline';
  return venue ? 'Mixed' : 'Online';
}

const placeOf = ({ name, address, city, countryCode, country }: Venue) => ({
  '@type': 'Place',
  name: name ?? city,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address,
    addressLocality: city,
    addressCountry: countryCode ?? country,
  },
});
