import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Paper, Session } from '#content';
import { detailFor } from '../../pages/schedule/detail';
import { PaperList } from '../../pages/schedule/PaperList';
import type { ProgramContent } from '../../pages/schedule/program-content';
import { en } from '../../shared/words/en';

const paper: Paper = { id: '7', session: 'oral-1', title: 'On rulers', authors: ['Ada Sow', 'Luca Neri'] };

const session: Pick<Session, 'date' | 'start' | 'end' | 'mode'> = { date: '2023-12-13', start: '11:00', end: '12:20' };

const links = { to: (kind: string, id: string) => `/${kind}/${id}`, toPerson: () => undefined };
const shown = (papers: readonly Paper[], content: Pick<ProgramContent, 'links'> = { links }, mode?: Session['mode']) =>
  parse(
    renderToStaticMarkup(
      <PaperList
        session={{ ...session, ...(mode && { mode }) }}
        papers={papers}
        timeZone="Africa/Tunis"
        hasCalendars={false}
        content={{ topics: [], tracks: [], detail: detailFor(papers), ...content }}
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

  it('say how each is presented where its session does not say it of all', () => {
    const remote = { ...paper, mode: 'online' as const };
    expect(shown([remote]).text).toContain('Online');
    expect(shown([remote], { links }, 'hybrid').text).toContain('Online');
    expect(shown([remote], { links }, 'online').text).not.toContain('Online');
  });

  describe('of hundreds on a page, which a phone has to load', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      ...paper,
      id: `${index}`,
      authors: Array.from({ length: 14 }, (_, author) => `Presenting or other author ${author}`),
      abstract: 'A rule is a rule. '.repeat(40),
    }));

    it('name who presents each, and how many others; names and abstract stand on its own page', () => {
      const [first] = shown(many).querySelectorAll('li');
      expect(first?.querySelectorAll('p')[1]?.text).toBe('Presenting or other author 0 and 13 others');
      expect(first?.querySelector('details')).toBeNull();
      expect(first?.querySelector('a')?.getAttribute('href')).toBe('/paper/0');
    });

    it('say all of it where no paper has a page of its own, or where there are few', () => {
      const [one] = many;
      const without = { links: { to: () => undefined, toPerson: () => undefined } };
      for (const [first] of [shown(many, without), shown(one ? [one] : [])].map((page) =>
        page.querySelectorAll('li'),
      )) {
        expect(first?.text).toContain('author 13');
        expect(first?.querySelector('details')?.text).toContain('A rule is a rule.');
      }
    });
  });
});
