import type { RenderedContent, Route } from '#content';
import { cardAddress } from '../../shared/format/card-address';
import { offsetAt } from '../../shared/format/offset-at';
import { sessionKindsOf } from '../../shared/format/session-kinds';
import { lecturersOf } from '../../shared/format/speakers';
import { localDateTime, minutesIn } from '../../shared/format/times';
import { sameAs } from '../../shared/people';
import { sessionEntry } from '../../shared/program/entries';
import { inlineJson } from '../inline-json';
import type { Site } from '../site';
import { offersOf } from './offers-data';
import { locationData, placeData } from './place-data';
import { organizerData, sessionInBrief } from './session-data';

/** Maximum number of sessions on the home page, to keep it small. */
const SESSIONS_AT_MOST = 80;

/**
 * Returns the conference as JSON-LD (https://schema.org/Event, with Google's required properties), escaped for a script
 * element. Returns undefined if the place is unknown, since search engines require one.
 */
export function eventData(site: Site, route: Route): string | undefined {
  const { content, at } = site;
  const { conference } = content;
  const { name, description, utcOffset, countdownTarget, language } = conference;
  // The address of a past edition includes its prefix.
  const url = conference.url && `${conference.url}${route.path === '/' ? '' : route.path}`;
  const place = locationData(conference.venue && placeData(conference.venue), conference.online ? url : undefined);
  if (place.location === undefined) return undefined;
  const performers = performersOf(site);
  const parts = subEvents(site);
  const offers = offersOf(site);
  const event = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    ...(url !== undefined && { '@id': url, url, image: `${conference.url}${at(cardAddress(route))}` }),
    name,
    description,
    inLanguage: language,
    startDate: `${countdownTarget}:00${utcOffset}`,
    endDate: endOf(content),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendanceOf(conference)}EventAttendanceMode`,
    ...place,
    ...organizerData(conference),
    ...(performers.length > 0 && { performer: performers }),
    ...(offers.length > 0 && { offers }),
    ...(parts.length > 0 && { subEvent: parts }),
  };
  return inlineJson(event);
}

type Conference = RenderedContent['conference'];

function attendanceOf({ online, venue }: Conference): 'Offline' | 'Online' | 'Mixed' {
  if (!online) return 'Offline';
  return venue ? 'Mixed' : 'Online';
}

/** Returns the end of the last session, else the closing time of the venue on the last day, else the last day. */
function endOf({ conference, sessions }: RenderedContent): string {
  const { end, closes, timeZone } = conference;
  const ends = sessions.map((session) => localDateTime(session.date, minutesIn(session).end));
  const last = ends.reduce((one, other) => (other > one ? other : one), closes === undefined ? '' : `${end}T${closes}`);
  // The venue may close at 24:00, and the program may cover only the first days.
  if (last === '' || last.slice(0, 10) < end) return end;
  const moment = last.endsWith('T24:00') ? localDateTime(last.slice(0, 10), 24 * 60) : last;
  return `${moment}:00${offsetAt(timeZone, moment)}`;
}

const performersOf = ({ content, findPerson, links }: Site) =>
  content.speakers.flatMap(lecturersOf).map(({ name }) => {
    const [elsewhere, path] = [sameAs(findPerson(name)), links.toPerson(name)];
    return {
      '@type': findPerson(name)?.organisation ? 'Organization' : 'Person',
      name,
      ...(path && content.conference.url && { url: `${content.conference.url}${encodeURI(path)}` }),
      ...(elsewhere.length > 0 && { sameAs: elsewhere }),
    };
  });

/** Lists the sessions except breaks and meals; in a large program, only those for everybody. Each needs a page. */
function subEvents({ content, links, words }: Site) {
  const { conference, sessions, sessionKinds } = content;
  const { url, venue } = conference;
  if (url === undefined || venue === undefined) return [];
  const kinds = sessionKindsOf(sessionKinds);
  const whole = sessions.filter(({ kind, parent }) => kinds.get(kind)?.details && parent === undefined);
  const listed = whole.length > SESSIONS_AT_MOST ? whole.filter(({ kind }) => kinds.get(kind)?.for === 'all') : whole;
  return listed
    .slice(0, SESSIONS_AT_MOST)
    .map((session) => sessionEntry({ content, links }, session))
    .flatMap((entry) =>
      entry.path === undefined
        ? []
        : [
            sessionInBrief(entry, {
              venue,
              timeZone: conference.timeZone,
              url: `${url}${encodeURI(entry.path)}`,
              words,
            }),
          ],
    );
}
