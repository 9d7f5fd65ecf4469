import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sample } from '../support/sample';
import { pageAt } from './support/built-site';
import { type Row, rowsOf } from './support/csv';
import { tableGrid } from './support/table-grid';
import { textOf } from './support/text';

const { root } = pageAt('/finalschedule');

const DAYS = [
  { date: '2023-12-13', day: 'Wednesday, December 13' },
  { date: '2023-12-14', day: 'Thursday, December 14' },
  { date: '2023-12-15', day: 'Friday, December 15' },
];

const nameOfRoom = new Map(rowsOf('rooms').map(({ id, name = '' }) => [id, name]));
/** What the columns are headed: the plenary room is named as such. */
const headOfRoom = new Map(
  rowsOf('rooms').map(({ id, name = '', plenary }) => [id, plenary === 'yes' ? `${name}, plenary` : name]),
);
const PLENARY = rowsOf('rooms').find(({ plenary }) => plenary === 'yes')?.id;
const overlap = (one: Row, other: Row) =>
  String(one.start) < String(other.end) && String(other.start) < String(one.end);
const speakers = parse(readFileSync(`${sample.data}/speakers.yaml`, 'utf8')) as { id: number; talk: string }[]; // the sample's
/** What the schedule says first of a session: the title of its talk, or its own name. */
const nameOf = ({ number, title = '', speaker }: Row) =>
  speakers.find(({ id }) => String(id) === speaker)?.talk ?? (number ? `Session ${number}: ${title}` : title);

describe.each(DAYS)('the table of $day', ({ date, day }) => {
  const table = root.querySelectorAll('table').find((each) => textOf(each).startsWith(day));
  const [head = [], ...rows] = table ? tableGrid(table) : [];
  const columns = head.map(textOf);
  const sessions = rowsOf('sessions').filter((session) => session.date === date);

  it('has times as rows and rooms as columns, and names the time zone', () => {
    expect(columns[0]).toBe('Time');
    expect(columns.slice(1, 1 + nameOfRoom.size)).toEqual([...headOfRoom.values()]);
    expect(textOf(table?.querySelector('caption') ?? root)).toContain('GMT+1');
    const times = rows.map(([time]) => (time ? textOf(time) : ''));
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual([...times].sort());
    for (const time of times) expect(time).toMatch(/^\d\d:\d\d–\d\d:\d\d$/);
  });

  it('has the same hours for programs as for readers', () => {
    const shownTimes =
      table?.querySelectorAll('time').map((time) => [time.getAttribute('datetime'), textOf(time)]) ?? [];
    expect(shownTimes.length).toBeGreaterThan(rows.length);
    expect(shownTimes.filter(([value, words]) => value !== `${date}T${words}+01:00`)).toEqual([]);
  });

  it.each(sessions)('has $id at its time and in its room, and only there', (session) => {
    const { start = '', end = '', room } = session;
    const places = rows.flatMap((row) =>
      columns.flatMap((column, index) => {
        const cell = row[index];
        const isThere = index > 0 && cell?.querySelectorAll('a').some((link) => textOf(link) === nameOf(session));
        return isThere ? [{ time: textOf(row[0] ?? root), column }] : [];
      }),
    );
    expect(places.length).toBeGreaterThan(0);
    expect(places[0]?.time.slice(0, 5)).toBe(start);
    expect(places.at(-1)?.time.slice(-5)).toBe(end);
    // What has no room is for everybody: across all columns, or in one of its own.
    if (!room) return;
    const isForAll = room === PLENARY && sessions.every((other) => other === session || !overlap(other, session));
    const expected = isForAll ? columns.slice(1) : [headOfRoom.get(room)];
    expect(new Set(places.map(({ column }) => column))).toEqual(new Set(expected));
    const entry = table?.querySelectorAll('[data-kind]').find((each) => textOf(each).includes(nameOf(session)));
    expect(textOf(entry ?? root)).toContain(nameOfRoom.get(room));
  });

  it('links to the details of every session, which are under the same day', () => {
    const program = root.querySelectorAll('section').filter((section) => {
      const heading = section.querySelector('h3');
      return section.querySelector('h2') === null && heading !== null && textOf(heading) === day;
    });
    expect(program).toHaveLength(1);
    const details = program[0]?.querySelectorAll('article').map(({ id }) => id);
    expect(details?.sort()).toEqual(sessions.map(({ id }) => id).sort());
    const links = table?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links?.sort()).toEqual(sessions.map(({ id }) => `#${id}`).sort());
  });
});

describe('the final schedule', () => {
  it('has the same hours for programs as for readers, also for what is on now and next', () => {
    const shownTimes = root
      .querySelectorAll('time')
      .map((time) => [time.getAttribute('datetime')?.slice(11, 16), textOf(time)])
      .filter(([, words = '']) => /^\d\d:\d\d$/.test(words));
    expect(shownTimes.length).toBeGreaterThan(root.querySelectorAll('table time').length);
    expect(shownTimes.filter(([value, words]) => value !== words)).toEqual([]);
  });

  it('has its parts in order: tables, detailed program, posters, calendars', () => {
    const headings = root.querySelectorAll('main h2').map(textOf);
    expect(headings).toEqual([...DAYS.map(({ day }) => day), 'Detailed program', 'Posters', 'Calendars']);
  });

  it('puts a star on every session but breaks, in the schedule and on their own pages', () => {
    const isBreak = ({ kind = '' }: Row) => ['break', 'lunch', 'registration'].includes(kind);
    const sessions = rowsOf('sessions');
    expect(new Set(sessions.map(isBreak))).toEqual(new Set([true, false]));
    for (const session of sessions) {
      const star = `[data-star="session-${session.id}"], [data-add="session-${session.id}"]`;
      for (const part of [root, pageAt(`/sessions/${session.id}`).root])
        expect(part.querySelector(star) === null).toBe(isBreak(session));
    }
  });

  it('leads from a poster, whose session the data does not name, to the poster sessions', () => {
    const { root: poster } = pageAt('/posters/P01');
    const sessions = rowsOf('sessions').filter(({ kind }) => kind === 'posters');
    expect(sessions.length).toBeGreaterThan(0);
    for (const { id, start = '', note = '' } of sessions) {
      expect(poster.querySelector(`main a[href="/sessions/${id}"]`)).not.toBeNull();
      for (const fact of [start, note]) expect(textOf(poster)).toContain(fact);
    }
  });

  it('offers the booklet as a PDF to save', () => {
    const link = root.querySelector('main a[href="/documents/conference-booklet.pdf"]');
    expect(link?.hasAttribute('download')).toBe(true);
  });
});
