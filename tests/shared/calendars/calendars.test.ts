import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { renderedContent, type SiteContent } from '../../../scripts/content/site-content';
import { recordCalendars } from '../../../shared/calendars/record-calendars';
import { DATES_CALENDAR } from '../../../shared/format/calendar-address';
import { downloadAddress } from '../../../shared/format/download-address';
import { offsetAt } from '../../../shared/format/offset-at';
import { type RecordKind, recordKinds } from '../../../shared/format/record-address';
import { requireSlotProgram } from '../../../shared/slots/slot-program';
import { slotsOf } from '../../../shared/slots/slots';
import { conferenceNames, editionsOf, filesOf, siteOfConference } from '../../support/compiled-conferences';
import { HOSTILE_TITLES, hostileSite } from '../../support/hostile-titles';

const CALENDARS = /\.ics$/;

/** A calendar as ical.js reads it, with its own time zones, and none of the machine's. */
function read(text: string): { readonly events: readonly ICAL.Event[]; readonly calendar: ICAL.Component } {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.remove(String(zone.getFirstPropertyValue('tzid')));
    ICAL.TimezoneService.register(zone);
  }
  return { calendar, events: calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

/** What takes place, and when: the same moment for every reader. */
const moment = (date: Date) => date.toISOString().slice(0, 16);

/** The moments that the data says, by the offsets of its zone. */
function expectedOf(site: SiteContent) {
  const { content } = site;
  const { timeZone } = content.conference;
  const program = requireSlotProgram(site);
  const at = (local: string) => moment(new Date(`${local}${offsetAt(timeZone, local)}`));
  const timed = slotsOf(content).filter(({ hasOwnTime }) => hasOwnTime);
  // An entry that was released once and removed since is reported as cancelled.
  const withdrawn = content.releasedEntries
    .filter(({ state }) => state === 'withdrawn')
    .map(({ entry, start = '', end = '' }) => ({ key: entry, start, end }));
  return new Map([...timed, ...withdrawn].map(({ key, start, end }) => [program.uid(key), `${at(start)} ${at(end)}`]));
}

describe.each(conferenceNames)('the calendars of %s', (name) => {
  it('have every event once, at the times of the schedule, with a UID that never changes', async () => {
    for (const site of await editionsOf(name)) {
      const expected = site.content.conference.url === undefined ? new Map() : expectedOf(site);
      const found = new Map<string, string>();
      for await (const { address, text } of filesOf(site, /\/schedule\.ics$/)) {
        const { events } = read(text);
        for (const event of events) {
          expect(found.has(event.uid), `${address} ${event.uid}`).toBe(false);
          found.set(event.uid, `${moment(event.startDate.toJSDate())} ${moment(event.endDate.toJSDate())}`);
        }
      }
      expect(found).toEqual(expected);
    }
  });

  it('are valid by RFC 5545: known zones, folded lines, and the required properties', async () => {
    for (const site of await editionsOf(name)) {
      if (site.content.conference.url === undefined) continue;
      const all = new Set(expectedOf(site).keys());
      for await (const { address, text } of filesOf(site, CALENDARS)) {
        const lines = text.split('\r\n');
        expect(lines.at(-1)).toBe('');
        expect(
          lines.filter((line) => Buffer.byteLength(line) > 75 || line.includes('\n')),
          address,
        ).toEqual([]);
        expect(text).not.toContain('\ufffd');
        const { calendar, events } = read(text);
        expect(String(calendar.getFirstPropertyValue('version'))).toBe('2.0');
        expect(events.length, address).toBeGreaterThan(0);
        for (const { component, uid, summary } of events) {
          expect(summary.length, address).toBeGreaterThan(0);
          const start = component.getFirstProperty('dtstart')?.getParameter('tzid');
          // Important dates are moments in UTC or days, and not slots of the program.
          const isDate = address.endsWith(DATES_CALENDAR);
          expect(isDate ? !all.has(uid) : all.has(uid), `${address} ${uid}`).toBe(true);
          expect(start).toBe(isDate ? undefined : site.content.conference.timeZone);
          expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
          expect(component.getFirstPropertyValue('sequence')).toBeGreaterThanOrEqual(0);
          expect(component.getFirstPropertyValue('status')).toMatch(/^(CONFIRMED|CANCELLED)$/);
        }
      }
    }
  });
});

it('keep UIDs, and those of schedules and news, after the site has moved', async () => {
  const namesIn = async (site: SiteContent) => {
    const names: string[] = [];
    for await (const { text } of filesOf(site, /^\/(?:.*\.ics|schedule\.(?:xml|json)|news\.xml)$/))
      names.push(...(text.replaceAll('\r\n ', '').match(/UID:.*|guid[=:"\s]+[\w-]+|urn:uuid:[\w-]+/g) ?? []));
    return names;
  };
  const site = await siteOfConference('sample');
  const { url = '' } = site.content.conference;
  const moved = { url: 'https://uni.example.org/conf', formerUrls: [url, 'https://second.example.org'] };
  const before = await namesIn(site);
  expect(before.length).toBeGreaterThan(100);
  expect(
    await namesIn({ ...site, content: { ...site.content, conference: { ...site.content.conference, ...moved } } }),
  ).toEqual(before);
});

/** The calendar of every record whose page has one, as the page is given it. */
function calendarsOfRecords(site: SiteContent) {
  const calendarOf = recordCalendars(renderedContent(site));
  return site.routes.flatMap(({ kind, id }) => {
    const text = isKind(kind) ? calendarOf(kind, id) : undefined;
    return text === undefined ? [] : [{ kind, id, text }];
  });
}

const isKind = (kind: string): kind is RecordKind => recordKinds.some((each) => each === kind);

describe.each(conferenceNames)('the calendars of the records of %s', (name) => {
  it('have events with the same UIDs, times and revisions as the calendar of everything', async () => {
    for (const site of await editionsOf(name)) {
      const known = new Map<string, string>();
      const facts = ({ startDate, endDate, component, location }: ICAL.Event) =>
        `${startDate} ${endDate} ${component.getFirstPropertyValue('sequence')} ${location}`;
      for await (const { text } of filesOf(site, /^(?:\/[^/]+)?\/schedule\.ics$/))
        for (const event of read(text).events) known.set(event.uid, facts(event));
      const records = calendarsOfRecords(site);
      expect(records.length > 0).toBe(known.size > 0 && site.routes.some(({ kind }) => kind === 'session'));
      for (const { kind, id, text } of records) {
        const { calendar, events } = read(text);
        expect(events.length, `${kind} ${id}`).toBeGreaterThan(0);
        for (const event of events) expect(facts(event), `${kind} ${id}`).toBe(known.get(event.uid));
        // Nobody can subscribe to it.
        expect(calendar.getFirstPropertyValue('source')).toBeNull();
        expect(calendar.getFirstPropertyValue('refresh-interval')).toBeNull();
      }
    }
  });
});

it('the calendar of a long session with long abstracts adds little to its page', async () => {
  const { content, routes } = await siteOfConference('sample');
  const [session] = content.sessions.filter(({ kind }) => kind === 'oral');
  const [paper] = content.contributions;
  if (!(session && paper)) throw new Error('The sample has no talk.');
  const start = Number(session.start.slice(0, 2)) * 60 + Number(session.start.slice(3));
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const contributions = Array.from({ length: 40 }, (_, index) => ({
    ...paper,
    id: String(index + 1),
    session: session.id,
    start: clock(start + index),
    end: clock(start + index + 1),
    title: `${paper.title}: part ${index}`,
    abstract: `${createHash('sha512').update(String(index)).digest('hex')} `.repeat(20),
  }));
  const calendar =
    recordCalendars({ ...content, routes, contributions, presentations: [] })('session', session.id) ?? '';
  expect(read(calendar).events).toHaveLength(41);
  expect(gzipSync(downloadAddress('text/calendar', calendar)).length).toBeLessThan(6000);
});

describe('hostile titles', () => {
  it('are unchanged in the calendar', async () => {
    const site = await hostileSite();
    for await (const { text } of filesOf(site, /^\/schedule\.ics$/)) {
      const summaries = read(text).events.map(({ summary }) => summary);
      for (const title of HOSTILE_TITLES) expect(summaries.filter((each) => each === title)).toHaveLength(2);
    }
    const papers = calendarsOfRecords(site).filter(({ kind }) => kind === 'paper');
    const summaries = papers.flatMap(({ text }) => read(text).events.map(({ summary }) => summary));
    expect(summaries.sort()).toEqual([...HOSTILE_TITLES].sort());
  });
});
