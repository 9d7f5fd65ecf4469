import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import draft06 from 'ajv/dist/refs/json-schema-draft-06.json';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import type { SiteContent } from '../../../scripts/content/site-content';
import { conferenceNames, editionsOf, filesOf } from '../../support/compiled-conferences';
import { HOSTILE_TITLES, hostileSite } from '../../support/hostile-titles';

/** Schemas by others: see c3voc/README.md. */
const schemaText = (name: string) => readFileSync(new URL(`c3voc/${name}`, import.meta.url), 'utf8');

const ajv = new Ajv({ strict: false, validateFormats: false });
ajv.addMetaSchema(draft06);
const isScheduleJson = ajv.compile(JSON.parse(schemaText('schema.json')));
const XSD = { fileName: 'schedule.xml.xsd', contents: schemaText('schedule.xml.xsd') };

/** The parts of an event that tests look at, in either format. */
interface ReadEvent {
  readonly id: number;
  readonly guid: string;
  readonly title: string;
  readonly date: string;
  readonly duration: string;
  readonly room: string;
  readonly url: string;
  readonly persons: readonly string[];
}

interface ReadDay {
  readonly index: number;
  readonly date: string;
  readonly events: readonly ReadEvent[];
}

interface Json {
  readonly schedule: {
    readonly conference: {
      readonly days: readonly {
        readonly index: number;
        readonly date: string;
        readonly rooms: Readonly<
          Record<
            string,
            readonly (Omit<ReadEvent, 'persons'> & { readonly persons: readonly { readonly name: string }[] })[]
          >
        >;
      }[];
    };
  };
}

const inJson = (text: string): ReadDay[] =>
  (JSON.parse(text) as Json).schedule.conference.days.map(({ index, date, rooms }) => ({
    index,
    date,
    events: Object.values(rooms)
      .flat()
      .map(({ id, guid, title, date: at, duration, room, url, persons }) => ({
        ...{ id, guid, title, date: at, duration, room, url },
        persons: persons.map(({ name }) => name),
      })),
  }));

type Node = ReturnType<typeof parseDocument>['children'][number];

const children = (node: Node, name: string) =>
  'children' in node ? node.children.filter((child) => 'name' in child && child.name === name) : [];
const attribute = (node: Node, name: string) => ('attribs' in node ? node.attribs[name] : undefined) ?? '';
const textIn = (node: Node): string =>
  'data' in node ? node.data : 'children' in node ? node.children.map(textIn).join('') : '';

function inXml(text: string): ReadDay[] {
  const [schedule] = parseDocument(text, { xmlMode: true }).children.filter(
    (node) => 'name' in node && node.name === 'schedule',
  );
  if (!schedule) throw new Error('no schedule');
  return children(schedule, 'day').map((day) => ({
    index: Number(attribute(day, 'index')),
    date: attribute(day, 'date'),
    events: children(day, 'room')
      .flatMap((room) => children(room, 'event'))
      .map((event) => {
        const field = (name: string) => children(event, name).map(textIn).join('');
        return {
          id: Number(attribute(event, 'id')),
          guid: attribute(event, 'guid'),
          title: field('title'),
          date: field('date'),
          duration: field('duration'),
          room: field('room'),
          url: field('url'),
          persons: children(event, 'persons').flatMap((persons) => children(persons, 'person').map(textIn)),
        };
      }),
  }));
}

/** Both files of a site; none of a conference without an address. */
async function schedules(site: SiteContent): Promise<{ readonly xml: string; readonly json: string } | undefined> {
  const texts: string[] = [];
  for await (const { text } of filesOf(site, /\/schedule\.(xml|json)$/)) texts.push(text);
  const [xml, json] = texts;
  return xml === undefined || json === undefined ? undefined : { xml, json };
}

const minutesOf = (duration: string) => Number(duration.slice(0, -3)) * 60 + Number(duration.slice(-2));

describe.each(conferenceNames)('the schedule of %s for apps', (name) => {
  it('is valid by the official schemas, and the same in both formats', async () => {
    for (const site of await editionsOf(name)) {
      const found = await schedules(site);
      const isExpected = site.content.conference.url !== undefined && site.content.sessions.length > 0;
      expect(found !== undefined).toBe(isExpected);
      if (!found) continue;
      const { errors } = await validateXML({ xml: { fileName: 'schedule.xml', contents: found.xml }, schema: XSD });
      expect(errors.map(({ rawMessage }) => rawMessage)).toEqual([]);
      isScheduleJson(JSON.parse(found.json));
      expect(isScheduleJson.errors).toBeNull();
      expect(inXml(found.xml)).toEqual(inJson(found.json));
    }
  });

  it('has what apps require: days without a gap, unique ids, complete addresses, no two events in one place', async () => {
    for (const site of await editionsOf(name)) {
      const found = await schedules(site);
      if (!found) continue;
      const days = inXml(found.xml);
      expect(days.map(({ index }) => index)).toEqual(days.map((_, at) => at + 1));
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      const events = days.flatMap((day) => day.events);
      for (const field of ['id', 'guid'] as const)
        expect(new Set(events.map((event) => event[field])).size).toBe(events.length);
      for (const { url, duration, id } of events) {
        expect(url).toMatch(/^https:\/\//);
        expect(duration).toMatch(/^\d\d:\d\d$/);
        expect(id).toBeLessThan(2 ** 31);
      }
      const rooms = new Set(site.content.rooms.map((room) => room.name));
      const ends = new Map<string, number>();
      for (const event of events.toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date))) {
        if (!rooms.has(event.room)) continue;
        const start = Date.parse(event.date);
        expect(start, event.title).toBeGreaterThanOrEqual(ends.get(event.room) ?? 0);
        ends.set(event.room, start + minutesOf(event.duration) * 60_000);
      }
    }
  });
});

describe('hostile titles', () => {
  it('are unchanged in both formats', async () => {
    const found = await schedules(await hostileSite());
    const titles = [inXml(found?.xml ?? ''), inJson(found?.json ?? '')].map((days) =>
      days.flatMap(({ events }) => events.map(({ title }) => title)),
    );
    for (const read of titles) expect(read).toEqual(expect.arrayContaining([...HOSTILE_TITLES]));
  });
});
