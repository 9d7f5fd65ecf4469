import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { findables } from '../../../scripts/exports/find/entries';
import { programEntries } from '../../../scripts/exports/my-program/entries';
import { makeWorker } from '../../../scripts/exports/offline/make-worker';
import { compileWith } from '../../content/support/small-conference';
import { filesOf } from '../../support/compiled-conferences';

const FILES = {
  'conference.yaml': `name: Winter School on Ice
acronym: WSI 2031
start: 2030-12-28
end: 2031-01-03
timeZone: Europe/Oslo
url: https://wsi.example.org
venue: { city: Tromsø }
`,
  'rooms.csv':
    'id,name,plenary,building,floor,capacity,stepFree\nhall,Hall,yes,Old Mill,First floor,120,no\ncave,Cave,no,,,,\n',
  'sessions.csv': `id,kind,date,start,end,room,title,people,abstract,website
bikes,workshop,2030-12-29,09:00,12:00,cave,Cycling on ice,Bo Lund,Bring spikes.,https://bikes.example.org
single,oral,2030-12-29,14:00,14:30,hall,Track three,,,
class,tutorial,2030-12-29,15:00,16:00,hall,Tutorials,,,
`,
  'contributions.csv': `id,kind,title,people,session,date,start,end,room,language,status,links,abstract
T1,tutorial,Alte Gletscher,Ada Sow; Bo Lund,,2030-12-30,09:00,10:30,hall,de,,Recording https://video.example.org/1; Slides https://slides.example.org/1,"Wie *alt* sie sind.

- [Karte](https://karte.example.org)"
T2,talk,Thin ice,Ada Sow,,2030-12-30,11:00,11:30,hall,,withdrawn,,
T3,talk,Skates,Bo Lund,single,,,,,,,,
T6,tutorial,Knots,Bo Lund,class,,,,,,,,
T4,talk,Spikes,Ada Sow,bikes,,09:00,09:30,,,,,
T5,talk,Chains,Ada Sow,bikes,,09:30,10:00,,,withdrawn,,
`,
};

interface AppEvent {
  readonly title: string;
  readonly subtitle: string;
  readonly type: string;
  readonly start: string;
  readonly duration: string;
  readonly room: string;
  readonly language: string;
  readonly abstract: string;
  readonly url: string;
  readonly persons: readonly { readonly name: string }[];
  readonly links: readonly { readonly title: string; readonly url: string; readonly type: string }[];
}

interface Json {
  readonly schedule: {
    readonly conference: {
      readonly rooms: readonly object[];
      readonly days: readonly { readonly rooms: Readonly<Record<string, readonly AppEvent[]>> }[];
    };
  };
}

async function exported() {
  const { site, diagnostics } = await compileWith(FILES);
  if (site === undefined) throw new Error(JSON.stringify(diagnostics));
  const files = new Map<string, string>();
  for await (const { address, text } of filesOf(site, /\/schedule\.(json|xml|ics)$/)) files.set(address, text);
  const json: Json = JSON.parse(files.get('/schedule.json') ?? '');
  const components = new ICAL.Component(ICAL.parse(files.get('/schedule.ics') ?? '')).getAllSubcomponents('vevent');
  return {
    rooms: json.schedule.conference.rooms,
    events: json.schedule.conference.days.flatMap(({ rooms }) => Object.values(rooms).flat()),
    xml: files.get('/schedule.xml') ?? '',
    calendar: new Map(
      components.map((each) => [String(each.getFirstPropertyValue('uid')).replace(/\.wsi.*/, ''), each]),
    ),
  };
}

describe('a contribution with a slot of its own', () => {
  it('is one event for apps, with its title once, its people, abstract, links and language', async () => {
    const { events, rooms, xml } = await exported();
    expect(events.filter(({ title }) => title === 'Alte Gletscher')).toEqual([
      expect.objectContaining({
        subtitle: '',
        type: 'tutorial',
        start: '09:00',
        duration: '01:30',
        room: 'Hall',
        language: 'de',
        abstract: 'Wie *alt* sie sind.\n\n- [Karte](https://karte.example.org)',
        url: 'https://wsi.example.org/talks/T1',
        persons: [expect.objectContaining({ name: 'Ada Sow' }), expect.objectContaining({ name: 'Bo Lund' })],
        links: [
          { title: 'Recording', url: 'https://video.example.org/1', type: 'related' },
          { title: 'Slides', url: 'https://slides.example.org/1', type: 'related' },
        ],
      }),
    ]);
    expect(rooms).toContainEqual(
      expect.objectContaining({ name: 'Hall', description: 'First floor, Old Mill, steps only', capacity: 120 }),
    );
    expect(xml.split('<title>Alte Gletscher</title>')).toHaveLength(2);
    expect(xml).toContain('href="https://video.example.org/1"');
  });

  it('is one event in the calendar, with its own key, its title once, its people, abstract and links', async () => {
    const { calendar } = await exported();
    const event = calendar.get('talk-T1');
    expect(event?.getFirstProperty('summary')?.toICALString()).toBe('SUMMARY;LANGUAGE=de:Alte Gletscher');
    expect(event?.getFirstPropertyValue('description')).toBe(
      [
        'Ada Sow, Bo Lund',
        'Wie alt sie sind.',
        '- Karte (https://karte.example.org)',
        'Recording: https://video.example.org/1',
        'Slides: https://slides.example.org/1',
        'https://wsi.example.org/talks/T1',
      ].join('\n'),
    );
    expect(event?.getFirstPropertyValue('related-to')).toBeNull();
    expect([...calendar.keys()].filter((key) => key.includes('T1'))).toEqual(['talk-T1']);
  });
});

it('a session of one contribution is that contribution, and not the name of a track', async () => {
  const { events, calendar } = await exported();
  const titles = events.map(({ title }) => title);
  expect(titles.filter((title) => title === 'Skates')).toHaveLength(1);
  expect(titles).not.toContain('Track three');
  expect(titles).toContain('Knots');
  expect(titles).not.toContain('Tutorials');
  expect(calendar.get('talk-T3')?.getFirstPropertyValue('summary')).toBe('Skates');
  expect(calendar.has('session-single')).toBe(false);
});

it('what is withdrawn is not for apps, and cancelled in the calendar', async () => {
  const { events, calendar } = await exported();
  const titles = events.map(({ title }) => title);
  for (const [key, title] of [
    ['talk-T2', 'Thin ice'],
    ['talk-T5', 'Chains'],
  ] as const) {
    expect(titles).not.toContain(title);
    expect(calendar.get(key)?.getFirstPropertyValue('status')).toBe('CANCELLED');
  }
  expect(calendar.get('session-bikes')?.getFirstPropertyValue('description')).not.toContain('Chains');
});

it('a session has its people, abstract and website', async () => {
  const { calendar, events } = await exported();
  expect(events.find(({ title }) => title === 'Spikes')?.links).toContainEqual({
    title: 'Website',
    url: 'https://bikes.example.org',
    type: 'web',
  });
  expect(calendar.get('session-bikes')?.getFirstPropertyValue('description')).toContain(
    'Organiser: Bo Lund\n09:00 Spikes (Ada Sow)\nBring spikes.',
  );
});

it('a talk is found once, and read offline', async () => {
  const { site } = await compileWith(FILES);
  if (site === undefined) throw new Error('It does not compile.');
  expect(findables(site).filter(({ shown: [title] }) => title === 'Alte Gletscher')).toHaveLength(1);
  expect(await makeWorker(site)).toContain('/talks/T1');
});

it('a workshop and a tutorial across a break have one page and one star, and an event for each block', async () => {
  const { site, diagnostics } = await compileWith({
    ...FILES,
    'sessions.csv': `id,kind,date,start,end,room,title,people,continues
bikes,workshop,2030-12-29,09:00,10:30,cave,Cycling on ice,Bo Lund,
bikes-2,workshop,2030-12-29,11:00,12:00,cave,Cycling on ice,,bikes
`,
    'contributions.csv': `id,kind,title,people,session,date,start,end,room
T1,tutorial,Old ice,Ada Sow,,2030-12-30,09:00,10:30,hall
T2,talk,Chains,Ada Sow,bikes-2,,11:00,11:30,
`,
    'presentations.csv': 'paper,date,start,end,room\nT1,2030-12-30,11:00,12:30,hall; cave\n',
  });
  if (site === undefined) throw new Error('It does not compile.');
  expect(diagnostics).toEqual([]);
  const address = /^\/(sessions|talks)/;
  expect(site.routes.filter(({ path }) => address.test(path)).map(({ path, canonical }) => [path, canonical])).toEqual([
    ['/sessions/bikes', '/sessions/bikes'],
    ['/sessions/bikes-2', '/sessions/bikes'],
    ['/talks/T1', '/talks/T1'],
    ['/talks/T2', '/talks/T2'],
  ]);
  expect(programEntries(site).map(({ key, slots }) => [key, ...slots.map(({ event }) => event)])).toEqual([
    ['session-bikes', 'session-bikes', 'session-bikes-2'],
    ['talk-T1', 'talk-T1', 'talk-T1.slot-T1-2030-12-30-1100'],
    ['talk-T2', 'talk-T2'],
  ]);
  const titles: string[] = [];
  for await (const { text } of filesOf(site, /schedule\.ics$/))
    titles.push(...(text.match(/UID:[^.]*(?:\.slot-[^.]*)?/g) ?? []));
  expect(titles).toEqual([
    'UID:session-bikes',
    'UID:session-bikes-2',
    'UID:talk-T2',
    'UID:talk-T1',
    'UID:talk-T1.slot-T1-2030-12-30-1100',
  ]);
  // The organiser is in both blocks.
  const { content } = site;
  expect(content.sessions.map(({ people }) => people).slice(0, 2)).toEqual([['Bo Lund'], ['Bo Lund']]);
});
