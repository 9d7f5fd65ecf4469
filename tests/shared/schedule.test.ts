import { describe, expect, it } from 'vitest';
import type { Contribution, Session } from '#content';
import {
  isDividedByDay,
  papersOf,
  remoteMark,
  sessionName,
  sessionsOfDay,
  talksOf,
} from '../../shared/format/schedule';
import { dayContent } from '../../shared/program/day-content';
import { wordsIn } from '../../shared/words';

const en = wordsIn('en');

const session = (id: string, date: string, start: string): Session => ({
  id,
  kind: 'oral',
  date,
  start,
  end: '23:00',
  title: 'Learning from little data',
});

const sessions = [
  session('late', '2023-12-14', '14:00'),
  session('next-day', '2023-12-15', '08:00'),
  session('early', '2023-12-14', '09:30'),
  session('early-too', '2023-12-14', '09:30'),
  session('first-day', '2023-12-13', '20:00'),
];

const PAPER = { id: '7', kind: 'paper', session: 'early', title: 'T', people: ['A'] };

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

describe('the schedule', () => {
  it("puts a day's sessions in the order of their starts, and equal starts in the file's order", () => {
    expect(idsOf(sessionsOfDay(sessions, '2023-12-14'))).toEqual(['early', 'early-too', 'late']);
  });

  it("finds a session's papers in the file's order", () => {
    const paper = (id: string, ofSession: string) => ({ ...PAPER, id, session: ofSession });
    const papers = [paper('20', 'early'), paper('7', 'late'), paper('3', 'early')];
    expect(idsOf(papersOf(talksOf(papers, []), session('early', '2023-12-14', '09:30')))).toEqual(['20', '3']);
  });

  it("puts a session's papers in the order of their own times, if each has one", () => {
    const paper = (id: string, start?: string) => ({ ...PAPER, id, ...(start && { start, end: '10:30' }) });
    const early = session('early', '2023-12-14', '09:30');
    expect(idsOf(papersOf(talksOf([paper('20', '10:00'), paper('7', '09:30')], []), early))).toEqual(['7', '20']);
    expect(idsOf(papersOf(talksOf([paper('20', '10:00'), paper('7')], []), early))).toEqual(['20', '7']);
  });

  it('lists a paper once in a session that both its row and a presentation name, with the times of the presentation', () => {
    const paper = { ...PAPER, start: '09:30', end: '10:00' };
    const again = { paper: '7', session: 'early', start: '11:00', end: '11:30' };
    const talks = talksOf([paper], [again, { paper: '7', session: 'late' }, { paper: 'gone', session: 'late' }]);
    expect(talks.get('early')).toEqual([{ ...paper, start: '11:00', end: '11:30' }]);
    expect(talks.get('late')).toEqual([{ ...PAPER, session: 'late' }]);
    expect(talks.size).toBe(2);
  });

  it('keeps a paper in its own session when it is presented in another, too', () => {
    const talks = talksOf([PAPER], [{ paper: '7', session: 'late' }]);
    expect([...talks.keys()]).toEqual(['early', 'late']);
  });

  it('has a page for each day beyond 150 presentations', () => {
    const of = (papers: number, presentations: number) =>
      isDividedByDay(Array(papers).fill(0), Array(presentations).fill(0));
    expect([of(150, 0), of(100, 50), of(151, 0), of(100, 51)]).toEqual([false, false, true, true]);
  });

  it('puts the number before the title of a numbered session only', () => {
    const numbered = { ...session('oral-7', '2023-12-14', '09:30'), number: 7 };
    expect(sessionName(numbered, en)).toBe('Session 7: Learning from little data');
    expect(sessionName(session('lunch', '2023-12-14', '13:00'), en)).toBe('Learning from little data');
  });

  it('marks what is not held in person', () => {
    expect([undefined, 'in-person', 'online', 'hybrid'].map((mode) => remoteMark(mode as Session['mode'], en))).toEqual(
      [undefined, undefined, 'Online', 'Hybrid'],
    );
  });
});

const daySession = (id: string, date: string, parent?: string): Session => ({
  id,
  kind: 'oral',
  date,
  start: '22:00',
  end: '23:00',
  title: id,
  ...(parent && { parent }),
});
const contribution = (kind: string, id: string, session?: string): Contribution => ({
  id,
  kind,
  title: id,
  people: ['Ann Bell'],
  ...(session && { session }),
});

const CONTENT = {
  sessions: [
    daySession('night', '2031-05-20'),
    daySession('after-midnight', '2031-05-21', 'night'),
    daySession('morning', '2031-05-21'),
  ],
  contributions: [
    contribution('paper', '1', 'night'),
    contribution('paper', '2', 'after-midnight'),
    contribution('talk', '3', 'morning'),
    contribution('paper', '4'),
    contribution('poster', 'p1', 'night'),
    contribution('poster', 'p2', 'morning'),
    contribution('poster', 'p3'),
  ],
  presentations: [
    { paper: '3', session: 'night' },
    { paper: '4', session: 'morning' },
  ],
};

const shown = (day: string) => {
  const { sessions, contributions, presentations } = dayContent(CONTENT, day);
  return [idsOf(sessions), idsOf(contributions), presentations.map(({ session }) => session)];
};

it('a day has its sessions, their parts after midnight, and what is presented in either', () => {
  expect(shown('2031-05-20')).toEqual([['night', 'after-midnight'], ['1', '2', '3', 'p1'], ['night']]);
});

it('the next day has the parts that take place on it, too', () => {
  expect(shown('2031-05-21')).toEqual([['after-midnight', 'morning'], ['2', '3', '4', 'p2'], ['morning']]);
});

it('a day on which nothing happens has nothing', () => {
  expect(shown('2031-05-22')).toEqual([[], [], []]);
});
