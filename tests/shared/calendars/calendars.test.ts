import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type SiteContent, shownContent } from '../../../scripts/content/site-content';
import { recordCalendars } from '../../../shared/calendars/record-calendars';
import { downloadAddress } from '../../../shared/format/download-address';
import { offsetAt } from '../../../shared/format/offset-at';
import { type RecordKind, recordKinds } from '../../../shared/format/record-address';
import { theProgramOf } from '../../../shared/slots/slot-program';
import { slotsOf } from '../../../shared/slots/slots';
import { temporaryFolder } from '../../content/support/temporary-folder';
import { conferenceNames, editionsOf, filesOf, siteOfConference } from '../../support/compiled-conferences';
import { HOSTILE_TITLES, hostileSite } from '../../support/hostile-titles';
import { rounds } from '../../support/rounds';

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
  const program = theProgramOf(site);
  const at = (local: string) => moment(new Date(`${local}${offsetAt(timeZone, local)}`));
  const timed = slotsOf(content).filter(({ hasOwnTime }) => hasOwnTime);
  // What was released once and is gone is told as cancelled.
  const withdrawn = content.releasedEntries
    .filter(({ state }) => state === 'withdrawn')
    .map(({ entry, start = '', end = '' }) => ({ key: entry, start, end }));
  return new Map([...timed, ...withdrawn].map(({ key, start, end }) => [program.uid(key), `${at(start)} ${at(end)}`]));
}

describe.each(conferenceNames)('the calendars of %s', (name) => {
  it('have every event once, at the moments that the schedule says, with a name for ever', async () => {
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

  it('are what RFC 5545 asks for: known zones, folded lines, and what every event needs', async () => {
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
          expect(all, address).toContain(uid);
          expect(summary.length, address).toBeGreaterThan(0);
          const start = component.getFirstProperty('dtstart')?.getParameter('tzid');
          expect(start).toBe(site.content.conference.timeZone);
          expect(String(component.getFirstPropertyValue('dtstamp'))).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
          expect(component.getFirstPropertyValue('sequence')).toBeGreaterThanOrEqual(0);
          expect(component.getFirstPropertyValue('status')).toMatch(/^(CONFIRMED|CANCELLED)$/);
        }
      }
    }
  });
});

/** The calendar of every record whose page has one, as the page is given it. */
function calendarsOfRecords(site: SiteContent) {
  const calendarOf = recordCalendars(shownContent(site));
  return site.routes.flatMap(({ kind, id }) => {
    const text = isKind(kind) ? calendarOf(kind, id) : undefined;
    return text === undefined ? [] : [{ kind, id, text }];
  });
}

const isKind = (kind: string): kind is RecordKind => recordKinds.some((each) => each === kind);

describe.each(conferenceNames)('the calendars of the records of %s', (name) => {
  it('have events of the same names, times and revisions as the calendar of everything', async () => {
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

it('the calendar of a long session with long abstracts weighs little in its page', async () => {
  const { content, routes } = await siteOfConference('sample');
  const [session] = content.sessions.filter(({ kind }) => kind === 'oral');
  const [paper] = content.papers;
  if (!(session && paper)) throw new Error('The sample has no talk.');
  const start = Number(session.start.slice(0, 2)) * 60 + Number(session.start.slice(3));
  const clock = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const papers = Array.from({ length: 40 }, (_, index) => ({
    ...paper,
    id: String(index + 1),
    session: session.id,
    start: clock(start + index),
    end: clock(start + index + 1),
    title: `${paper.title}: part ${index}`,
    abstract: `${createHash('sha512').update(String(index)).digest('hex')} `.repeat(20),
  }));
  const calendar = recordCalendars({ ...content, routes, papers, presentations: [] })('session', session.id) ?? '';
  expect(read(calendar).events).toHaveLength(41);
  expect(gzipSync(downloadAddress('text/calendar', calendar)).length).toBeLessThan(6000);
});

/** A moment as the clocks of a reader's machine show it, whatever the zone of the calendar. */
function shownIn<Result>(zone: string, look: () => Result): Result {
  const before = process.env.TZ;
  process.env.TZ = zone;
  try {
    return look();
  } finally {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  }
}

describe('readers elsewhere', () => {
  it.each(['Africa/Tunis', 'America/New_York', 'Asia/Kolkata'])(
    'in %s see when each event is on their clocks',
    async (zone) => {
      for (const name of ['sample', 'hybrid']) {
        for (const site of await editionsOf(name)) {
          const { timeZone } = site.content.conference;
          const { uid } = theProgramOf(site);
          const shown = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
          const onClocks = (local: string) => shown.format(new Date(`${local}${offsetAt(timeZone, local)}`));
          const expected = slotsOf(site.content)
            .filter(({ hasOwnTime }) => hasOwnTime)
            .map(({ key, start }) => `${uid(key)} ${onClocks(start)}`);
          for await (const { text } of filesOf(site, /^(?:\/[^/]+)?\/schedule\.ics$/)) {
            const two = (number: number) => String(number).padStart(2, '0');
            const found = shownIn(zone, () =>
              read(text).events.map(({ uid, startDate }) => {
                const date = startDate.toJSDate();
                const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(two).join('-');
                return `${uid} ${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
              }),
            );
            expect(found).toEqual(expect.arrayContaining(expected));
          }
        }
      }
    },
  );
});

describe('hostile titles', () => {
  it('are the same when the calendar is read', async () => {
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

/** What Debian's python3-icalendar reads in calendars. */
interface PythonEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly start: string;
  readonly end: string;
}

const hasPython = spawnSync('python3', ['-c', 'import icalendar']).status === 0;

describe.runIf(hasPython)('a second program, where it is installed', () => {
  it('reads the same in the calendars of every conference as the first', async () => {
    const folder = temporaryFolder();
    const texts: string[] = [];
    for (const name of conferenceNames)
      for (const site of await editionsOf(name))
        for await (const { text } of filesOf(site, /schedule\.ics$|calendars\/(days|rooms)/)) texts.push(text);
    for await (const { text } of filesOf(await hostileSite(), CALENDARS)) texts.push(text);
    const paths = texts.map((text, index) => {
      const path = join(folder, `${index}.ics`);
      writeFileSync(path, text);
      return path;
    });
    const script = fileURLToPath(new URL('read_calendar.py', import.meta.url));
    const { stdout, stderr } = spawnSync('python3', [script], {
      input: JSON.stringify(paths),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    expect(stderr).toBe('');
    const found = JSON.parse(stdout) as PythonEvent[][]; // what the script writes
    const events = texts.map((text) =>
      read(text).events.map(({ uid, summary, description, location, startDate, endDate }) => ({
        uid,
        summary,
        description,
        location,
        start: moment(startDate.toJSDate()),
        end: moment(endDate.toJSDate()),
      })),
    );
    // It takes "\\\\," for a comma: backslashes are for the first program to judge.
    const isPlain = ({ description }: PythonEvent) => !description.includes('\\');
    const plain = events.map((all) => all.filter(isPlain));
    const uids = new Set(plain.flat().map(({ uid }) => uid));
    expect(plain.flat().length).toBeGreaterThan(rounds(1000, 300));
    expect(found.map((all) => all.filter(({ uid }) => uids.has(uid)))).toEqual(plain);
    expect(found.flat().map(({ start, end }) => `${start} ${end}`)).toEqual(
      events.flat().map(({ start, end }) => `${start} ${end}`),
    );
  });
});
