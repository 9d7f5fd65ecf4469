import { requireSlotProgram, type SlotProgram } from '../../../shared/slots/slot-program';
import type { SiteContent } from '../../content/site-content';
import { element, type XmlElement, xmlDocument } from '../xml';
import type { AppEvent } from './app-event';
import { type AppSchedule, appSchedule } from './app-schedule';

/** Writes the program as XML for schedule apps, in the format of https://c3voc.de/wiki/schedule (its XSD of June 2026). */
export function scheduleXml(site: Pick<SiteContent, 'content' | 'routes'>): string {
  const program = requireSlotProgram(site);
  const schedule = appSchedule(program);
  return xmlDocument(
    element('schedule', [
      element('generator', '', { name: 'conference-site' }),
      element('url', program.whole('/schedule.xml')),
      element('version', schedule.version),
      element('conference', conference(schedule, program)),
      ...schedule.days.map(({ rooms, ...attributes }) =>
        element(
          'day',
          rooms.map(({ name, guid, events }) => element('room', events.map(event), { name, guid })),
          attributes,
        ),
      ),
    ]),
  );
}

function conference({ acronym, days, tracks }: AppSchedule, { conference: facts }: SlotProgram): readonly XmlElement[] {
  return [
    element('acronym', acronym),
    element('title', facts.name),
    element('start', facts.start),
    element('end', facts.end),
    element('days', String(days.length)),
    element('timeslot_duration', '00:05'),
    element('base_url', facts.url),
    element('url', facts.url),
    element('time_zone_name', facts.timeZone),
    ...tracks.map((name) => element('track', '', { name })),
  ];
}

function event({ id, guid, persons, links, end: _, ...texts }: AppEvent): XmlElement {
  const { room, title, subtitle, type, date, start, duration, abstract, slug, track, language, description, url } =
    texts;
  const plain = {
    room,
    title,
    subtitle,
    type,
    date,
    start,
    duration,
    abstract,
    slug,
    track,
    language,
    description,
    url,
  };
  return element(
    'event',
    [
      ...Object.entries(plain).map(([name, text]) => element(name, text)),
      element(
        'persons',
        persons.map(({ name, ...known }) => element('person', name, known)),
      ),
      element(
        'links',
        links.map((link) => element('link', link.title, { href: link.url, type: mediaType(link.url) })),
      ),
    ],
    { id, guid },
  );
}

/** Returns the type of a file, since apps cache files of known types for offline use. */
const mediaType = (url: string) => (/\.pdf$/i.test(url) ? 'application/pdf' : undefined);
