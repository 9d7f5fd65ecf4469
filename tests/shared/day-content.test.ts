import { expect, it } from 'vitest';
import type { Paper, Poster, Session } from '#content';
import { dayContent } from '../../shared/program/day-content';

const session = (id: string, date: string, parent?: string): Session => ({
  id,
  kind: 'oral',
  date,
  start: '22:00',
  end: '23:00',
  title: id,
  ...(parent && { parent }),
});
const paper = (id: string, ofSession?: string): Paper & Poster => ({
  id,
  title: id,
  authors: ['Ann Bell'],
  ...(ofSession && { session: ofSession }),
});

const CONTENT = {
  sessions: [
    session('night', '2031-05-20'),
    session('after-midnight', '2031-05-21', 'night'),
    session('morning', '2031-05-21'),
  ],
  papers: [paper('1', 'night'), paper('2', 'after-midnight'), paper('3', 'morning'), paper('4')],
  presentations: [
    { paper: '3', session: 'night' },
    { paper: '4', session: 'morning' },
  ],
  posters: [paper('p1', 'night'), paper('p2', 'morning'), paper('p3')],
};

const idsOf = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id);

const shown = (day: string) => {
  const { sessions, papers, presentations, posters } = dayContent(CONTENT, day);
  return [idsOf(sessions), idsOf(papers), presentations.map(({ session }) => session), idsOf(posters)];
};

it('a day has its sessions, their parts after midnight, and what is presented in either', () => {
  expect(shown('2031-05-20')).toEqual([['night', 'after-midnight'], ['1', '2', '3'], ['night'], ['p1']]);
});

it('the next day has the parts that take place on it, too', () => {
  expect(shown('2031-05-21')).toEqual([['after-midnight', 'morning'], ['2', '3', '4'], ['morning'], ['p2']]);
});

it('a day on which nothing happens has nothing', () => {
  expect(shown('2031-05-22')).toEqual([[], [], [], []]);
});
