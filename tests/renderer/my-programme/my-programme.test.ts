import { describe, expect, it } from 'vitest';
import { type AgendaItem, agendaOf } from '../../../renderer/my-programme/agenda';
import { formatDuration } from '../../../renderer/my-programme/duration';
import { pickEvents } from '../../../renderer/my-programme/pick-events';
import { readShareCode, writeShareCode } from '../../../renderer/my-programme/share-code';
import { NO_STARS, readStars, toggled, writeStars } from '../../../renderer/my-programme/stars';
import { unseenChanges } from '../../../renderer/my-programme/unseen-changes';
import { programEntries } from '../../../scripts/exports/my-program/entries';
import { madeProgram } from '../../../scripts/exports/my-program/make-program';
import { programFiles } from '../../../scripts/exports/my-program/program-files';
import { contributionKey } from '../../../shared/format/contributions';
import type { ProgramEntry, ProgramSlot } from '../../../shared/my-programme/program-files';
import { languagesWithWords, wordsIn } from '../../../shared/words';
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
  kind: '',
  path: '/',
  people: '',
  slots,
});

describe('the day of a visitor', () => {
  const written = ({ entry: { key }, parts }: AgendaItem): string =>
    parts.length === 0 ? key : `${key} (${parts.map(written).join(' ')})`;
  /** Writes a program: "120 free", and what overlaps in brackets. */
  const dayOf = (...entries: ProgramEntry[]) =>
    agendaOf(entries).days.flatMap(({ blocks }) =>
      blocks.flatMap(({ items, isClash, free }) => {
        const all = items.map(written);
        return [...(free === undefined ? [] : [`${free} free`]), ...(isClash ? [`[${all.join(', ')}]`] : all)];
      }),
    );

  it('is in the order of the hours, with what overlaps together', () => {
    expect(
      dayOf(
        entry('d', slot('12:00', '13:00')),
        entry('c', slot('10:15', '11:30')),
        entry('a', slot('09:00', '10:00')),
        entry('b', slot('09:30', '10:30')),
      ),
    ).toEqual(['[a, b, c]', 'd']);
  });

  it('has papers in their session, at its hours or at their own, and parts in their whole', () => {
    const session = { session: 'session-1' };
    expect(
      dayOf(
        entry('paper', slot('09:00', '10:30', { event: 'session-1', ...session })),
        entry('whole', slot('09:00', '10:30', { event: 'session-1' })),
        entry('talk', slot('09:30', '09:50', { event: 'paper-2', ...session })),
        entry('next', slot('10:30', '11:00')),
        entry('off', slot('09:00', '11:00', { isCancelled: true })),
      ),
    ).toEqual(['whole (paper talk)', 'off', 'next']);
  });

  it('has no overlap of papers of one session that is not starred itself', () => {
    const session = { session: 'session-1', event: 'session-1' };
    const [one, two] = [entry('one', slot('09:00', '10:30', session)), entry('two', slot('09:00', '10:30', session))];
    expect(dayOf(one, two)).toEqual(['one', 'two']);
    expect(dayOf(one, two, entry('else', slot('10:00', '11:00')))).toEqual(['[one, two, else]']);
  });

  it('has free time of 45 minutes or more, but not during a session, nor overnight', () => {
    const morning = entry('morning', slot('09:00', '12:00'));
    expect(dayOf(morning, entry('inside', slot('10:00', '10:30')), entry('next', slot('12:44', '13:00')))).toEqual([
      '[morning, inside]',
      'next',
    ]);
    expect(dayOf(morning, entry('next', slot('12:45', '13:00')))).toEqual(['morning', '45 free', 'next']);
    const off = entry('off', slot('12:00', '13:00', { isCancelled: true }));
    expect(dayOf(morning, off, entry('next', slot('13:00', '14:00')))).toEqual(['morning', 'off', '60 free', 'next']);
    const tomorrow = { start: '2023-12-14T09:00:00+01:00', end: '2023-12-14T10:00:00+01:00', day: 'Thursday' };
    expect(dayOf(morning, entry('tomorrow', slot('', '', tomorrow)))).toEqual(['morning', 'tomorrow']);
  });

  it('lists entries without a time separately', () => {
    expect(agendaOf([entry('poster-1')]).timeless).toHaveLength(1);
  });

  it('has durations in hours and minutes, in each language', () => {
    const inWords = (language: string) => {
      const { mine } = wordsIn(language);
      const words = { hours: mine.hours('{hours}'), minutes: mine.minutes('{minutes}') };
      return [45, 60, 255].map((duration) => mine.gap(formatDuration(duration, words)).replaceAll('\u00a0', ' '));
    };
    expect(Object.fromEntries(languagesWithWords.map((language) => [language, inWords(language)]))).toEqual({
      en: ['45 min free', '1 h free', '4 h 15 min free'],
      fr: ['Temps libre : 45 min', 'Temps libre : 1 h', 'Temps libre : 4 h 15 min'],
      ar: ['فراغ: 45 دقيقة', 'فراغ: 1 س', 'فراغ: 4 س 15 دقيقة'],
      de: ['45 Min. frei', '1 Std. frei', '4 Std. 15 Min. frei'],
      es: ['Tiempo libre: 45 min', 'Tiempo libre: 1 h', 'Tiempo libre: 4 h 15 min'],
      pt: ['Tempo livre: 45 min', 'Tempo livre: 1 h', 'Tempo livre: 4 h 15 min'],
    });
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
