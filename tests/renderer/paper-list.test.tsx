import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Paper } from '#content';
import { PaperList } from '../../pages/schedule/PaperList';
import { en } from '../../renderer/words/en';

const paper: Paper = { id: '7', session: 'oral-1', title: 'On rulers', authors: ['Ada Sow', 'Luca Neri'] };

const session = { date: '2023-12-13', start: '11:00', end: '12:20' };

const links = { to: (kind: string, id: string) => `/${kind}/${id}`, toPerson: () => undefined };
const content = { topics: [], tracks: [], links };

const shown = (papers: readonly Paper[]) =>
  parse(
    renderToStaticMarkup(
      <PaperList
        session={session}
        papers={papers}
        timeZone="Africa/Tunis"
        calendarsAt={undefined}
        content={content}
        words={en}
      />,
    ),
  );

describe('the papers of a session', () => {
  it('say when each is presented, for people and for machines, where it has a time of its own', () => {
    const [first, second] = shown([{ ...paper, start: '11:00', end: '11:20' }, paper]).querySelectorAll('li');

    expect(first?.text).toContain('11:00 - 11:20');
    expect(first?.querySelectorAll('time').map((time) => time.getAttribute('datetime'))).toEqual([
      '2023-12-13T11:00+01:00',
      '2023-12-13T11:20+01:00',
    ]);
    expect(second?.querySelector('time')).toBeNull();
  });
});
