import type { Conference, Route, Speaker } from '#content';
import { cardAddress } from './format/card-address';
import { jsonForScript } from './json-script';
import { type FindPerson, sameAs } from './people';

/** The conference as JSON-LD (https://schema.org/Event), with the card of its page; safe inside a script element. */
export function eventData(
  conference: Conference,
  speakers: readonly Speaker[],
  findPerson: FindPerson,
  page: Route,
): string {
  const { name, description, end, url, venue, organizer, utcOffset, countdownTarget } = conference;
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description,
    startDate: `${countdownTarget}:00${utcOffset}`,
    endDate: end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    url,
    image: `${url}${cardAddress(page)}`,
    location: {
      '@type': 'Place',
      name: venue.name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: venue.address,
        addressLocality: venue.city,
        addressCountry: venue.countryCode,
      },
    },
    organizer: { '@type': 'Organization', name: organizer.name, url: organizer.url },
    performer: speakers.map((speaker) => {
      const elsewhere = sameAs(findPerson(speaker.name));
      return { '@type': 'Person', name: speaker.name, ...(elsewhere.length > 0 && { sameAs: elsewhere }) };
    }),
  };
  return jsonForScript(event);
}
