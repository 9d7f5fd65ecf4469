import { describe, expect, it } from 'vitest';
import { agendaOf } from '../../../renderer/my-programme/agenda';
import { pickEvents } from '../../../renderer/my-programme/pick-events';
import { readShareCode, writeShareCode } from '../../../renderer/my-programme/share-code';
import { NO_STARS, readStars, toggled, writeStars } from '../../../renderer/my-programme/stars';
import { unseenChanges } from '../../../renderer/my-programme/unseen-changes';
import { programEntries } from '../../../scripts/exports/my-program/entries';
import { madeProgram } from '../../../scripts/exports/my-program/make-program';
import { programFiles } from '../../../scripts/exports/my-program/program-files';
import { contributionKey } from '../../../shared/format/contributions';
import type { ProgramEntry, ProgramSlot } from '../../../shared/my-programme/program-files';
import { conferenceNames, editionsOf, filesOf, siteOfConference } from '../../support/compiled-conferences';

describe('stars', () => {
  it('are added and removed, and stay in the order in which they were added', () => {
    const two = toggled(toggled(NO_STARS, 'paper-239'), 'session-oral-1');
    expect(two.keys).toEqual(['paper-239', 'session-oral-1']);
    expect(toggled(two, 'paper-239').keys).toEqual(['session-oral-1']);
  });

  it('are read as they were written, and ignored where the stored text is broken', () => {
    const stars = { keys: ['paper-1', 'poster-P01', 'talk-A1'], seen: 3, moved: true } as const;
    expect(readStars(writeStars(stars))).toEqual(stars);
    const broken = [null, '', '{', '[]', '{"form":2,"keys":["paper-1"]}', '"text"'];
    expect(broken.map((text) => readStars(text))).toEqual(broken.map(() => undefined));
    expect(readStars('{"form":1,"keys":["paper-1","javascript:x",7,"paper-1"],"seen":"x"}')).toEqual({
      keys: ['paper-1'],
    });
  });
});

describe('the share code of a link', () => {
  it.each([
    [[]],
    [['paper-239', 'paper-240', 'paper-9', 'session-oral-1', 'session-opening', 'poster-P01', 'poster-P12', 'talk-A1']],
    [
      [
        'paper-0',
        'paper-007',
        'paper-7',
        'paper-a/b.c',
        'session-جلسة-2',
        'paper-12345678901',
        'session-1',
        'session-',
      ],
    ],
  ])('says %j', (keys) => {
    const valid = keys.filter((key) => key !== 'session-');
    const code = writeShareCode(valid);
    expect(code).toMatch(/^1[\w-]*$/);
    expect(readShareCode(code)?.toSorted()).toEqual(valid.toSorted());
  });

  it('is rejected where it was cut or changed, or has another version', () => {
    const code = writeShareCode(['paper-239', 'session-oral-1', 'session-oral-2']);
    const broken = [code.slice(0, -1), code.slice(0, -4), `2${code.slice(1)}`, `${code}A`, '', '1', '1!!!', '1AAAA'];
    expect(broken.map((each) => readShareCode(each))).toEqual(broken.map(() => undefined));
  });
});

const slot = (start: string, end: string, more: Partial<ProgramSlot> = {}): ProgramSlot => ({
  event: `session-${start}`,
  date: '2023-12-13',
  start: `2023-12-13T${start}:00+01:00`,
  end: `2023-12-13T${end}:00+01:00`,
  day: 'Wednesday',
  hours: `${start} - ${end}`,
  place: 'Hall',
  ...more,
});
const entry = (key: string, ...slots: ProgramSlot[]): ProgramEntry => ({
  key,
  title: key,
  path: '/',
  people: '',
  slots,
});

describe('the day of a visitor', () => {
  const itemsOf = (...entries: ProgramEntry[]) => agendaOf(entries).days.flatMap(({ items }) => items);

  it('is in the order of the hours, with overlaps and free time', () => {
    const items = itemsOf(
      entry('c', slot('11:00', '12:00')),
      entry('a', slot('09:00', '10:00')),
      entry('b', slot('09:30', '10:30')),
    );
    expect(items.map(({ entry: { key }, overlaps, gap }) => [key, overlaps, gap])).toEqual([
      ['a', ['b'], undefined],
      ['b', ['a'], undefined],
      ['c', [], 30],
    ]);
  });

  it('has no overlap between consecutive entries, a talk and its session, or with cancelled entries', () => {
    const items = itemsOf(
      entry('whole', slot('09:00', '10:30', { event: 'session-1' })),
      entry('talk', slot('09:30', '09:50', { event: 'paper-1', session: 'session-1' })),
      entry('next', slot('10:30', '11:00')),
      entry('off', slot('09:00', '11:00', { isCancelled: true })),
    );
    expect(items.map(({ overlaps }) => overlaps)).toEqual([[], [], [], []]);
  });

  it('has no free time during a session, on another day, or within the minutes to change rooms', () => {
    const gapsOf = (...entries: ProgramEntry[]) => itemsOf(...entries).map(({ gap }) => gap);
    const morning = entry('morning', slot('09:00', '12:00'));
    expect(gapsOf(morning, entry('inside', slot('10:00', '10:30')), entry('next', slot('12:19', '13:00')))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(gapsOf(morning, entry('next', slot('12:20', '13:00')))).toEqual([undefined, 20]);
    expect(
      gapsOf(
        morning,
        entry('off', slot('12:00', '13:00', { isCancelled: true })),
        entry('next', slot('13:00', '14:00')),
      ),
    ).toEqual([undefined, undefined, 60]);
    const tomorrow = { start: '2023-12-14T09:00:00+01:00', end: '2023-12-14T10:00:00+01:00', day: 'Thursday' };
    expect(gapsOf(morning, entry('tomorrow', slot('', '', tomorrow)))).toEqual([undefined, undefined]);
  });

  it('lists entries without a time separately', () => {
    expect(agendaOf([entry('poster-1')]).timeless).toHaveLength(1);
  });
});

it('changes are reported once, starred entries first, and none that was seen', () => {
  const change = (key: string, text: string) => ({ key, title: key, text });
  const releases = [
    { version: 2, changes: [change('session-a', 'old')] },
    { version: 3, changes: [change('session-b', 'then'), change('session-c', 'x')] },
    { version: 4, changes: [change('session-b', 'now')] },
  ];
  const reported = unseenChanges({ releases }, 2, new Set(['session-c']));
  expect(reported.map(({ key, text }) => [key, text])).toEqual([
    ['session-c', 'x'],
    ['session-b', 'now'],
  ]);
});

describe.each(conferenceNames)('the program of %s', (name) => {
  it('has every session, paper and poster, in as many files as its row says', async () => {
    for (const site of await editionsOf(name)) {
      const { contributions, sessions } = site.content;
      const { index, files } = madeProgram(site);
      const entries = files.flatMap((file) => file.entries);
      const others = sessions.filter(({ isOwnSlot, continues }) => !(isOwnSlot || continues));
      expect(entries).toHaveLength(others.length + contributions.length);
      expect(index.keys).toBe(entries.map(({ key }) => key).join(' '));
      expect(programFiles({ ...site.content, releases: [] })).toHaveLength(files.length + 1);
      expect(entries.filter(({ path }) => !path.startsWith('/'))).toEqual([]);
    }
  });
});

it('a star of a session that has become one thing with its talk leads to the talk', async () => {
  const site = await siteOfConference('workshop');
  const [session] = site.content.sessions;
  const [talk] = site.content.contributions;
  if (!(session && talk)) throw new Error('The conference has no talk.');
  const content = {
    ...site.content,
    sessions: [{ ...session, contribution: contributionKey(talk) }],
    contributions: [{ ...talk, session: session.id }],
    presentations: [],
  };
  const entries = new Map(programEntries({ ...site, content }).map((entry) => [entry.key, entry]));
  const { key: _, ...asSession } = entries.get(`session-${session.id}`) ?? {};
  const { key: __, ...asTalk } = entries.get(contributionKey(talk)) ?? {};
  expect(asTalk).toMatchObject({ title: talk.title, slots: [{ date: session.date }] });
  expect(asSession).toEqual(asTalk);
});

it('the calendar of starred entries has the same events as the site', async () => {
  const [site] = await editionsOf('sample');
  if (!site) throw new Error('no sample');
  const texts: string[] = [];
  for await (const { text } of filesOf(site, /\/calendars\/days\//)) texts.push(text);
  const events = new Set(['session-oral-1', 'session-keynote-2']);
  const calendar = pickEvents(texts, events, 'AMICAI 2023: My program; and more');
  const uids = [...calendar.matchAll(/^UID:(.*)$/gm)].map(([, uid = '']) => uid.split('.')[0]);
  expect(uids).toEqual(['session-oral-1', 'session-keynote-2']);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar).toMatch(/END:VEVENT\r\nEND:VCALENDAR\r\n$/);
  expect(calendar).toContain('X-WR-CALNAME:AMICAI 2023: My program\\; and more');
  expect(calendar).toContain('BEGIN:VTIMEZONE');
  expect(calendar).not.toMatch(/^(SOURCE|REFRESH-INTERVAL|METHOD)/m);
});
