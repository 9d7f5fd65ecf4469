import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { Cite } from '@citation-js/core';
import { describe, expect, it } from 'vitest';
import { readName } from '../../scripts/content/people/read-name';
import { type Citation, citationOf } from '../../shared/citation/citation';
import { citationFormats, citationParts } from '../../shared/citation/formats';
import type { PaperView } from '../../shared/program/paper-view';

const conference = {
  name: 'Conference on Rulers',
  acronym: 'COR 2023',
  start: '2023-12-13',
  language: 'en',
  place: 'Sfax, Tunisia',
  url: 'https://cor.example.org/papers/main.49',
};

const viewOf = (paper: Partial<PaperView['paper']>, people: PaperView['people'] = AUTHORS): PaperView => ({
  kind: 'paper',
  paper: { id: 'main.49', kind: 'paper', title: 'On rulers', people: people.map(({ name }) => name), ...paper },
  people,
  presentations: [],
  posterSessions: [],
  topics: [],
});

const AUTHORS = ['Ada van der Sow', "Prof. Ünal N'Diaye", '王伟'].map((name) => ({ name, parts: readName(name) }));

const [bibtex, ris, csl] = citationFormats;

/** How the parser calls the formats: what it would take a text for must not depend on the title in it. */
const TYPES = { BibTeX: '@biblatex/text', RIS: '@ris/file', 'CSL-JSON': '@else/json' } as const;

describe.each([bibtex, ris, csl])('a citation in $name', ({ name, write }) => {
  /** What a reference manager reads, which knows nothing of how it was written. */
  const read = (text: string) => new Cite(text, { forceType: TYPES[name] }).data;
  const readBack = (text: string) => read(text)[0];
  const citation = citationOf(
    viewOf({ pages: '12-19', doi: '10.1000/182_a', keywords: ['rules', 'inches'] }),
    conference,
  );

  it('has the words of an abstract in Markdown', () => {
    const { abstract } = citationOf(viewOf({ abstract: 'Of *salt*.\n\n- [grey](https://a.example.org)' }), conference);
    expect(abstract).toBe('Of salt. grey');
  });

  it('says who, what, when and where', () => {
    expect(readBack(write([citation]))).toMatchObject({
      type: 'paper-conference',
      title: 'On rulers',
      author: [
        name === 'RIS'
          ? { family: 'van der Sow', given: 'Ada' }
          : { family: 'Sow', 'non-dropping-particle': 'van der', given: 'Ada' },
        { family: "N'Diaye", given: 'Ünal' },
        expect.objectContaining({}),
      ],
      issued: { 'date-parts': [[2023, 12].concat(write === bibtex.write ? [] : [13])] },
      page: '12-19',
      DOI: '10.1000/182_a',
      URL: conference.url,
    });
  });

  it.each([
    '100% of {braces} & "quotes" cost $5_000 #1',
    'Unbalanced {{ and \\ at the end \\',
    '</script><b>bold</b> & <i>',
    'a ~ b ^ c',
    'Measuring 😀 in نصوص العربية',
    '{"title": [1]} @article{x, y = {z}}',
    'ER - TY - JOUR',
    'x'.repeat(300),
  ])('keeps the title %s', (title) => {
    expect(readBack(write([citationOf(viewOf({ title }), conference)]))).toMatchObject({ title });
  });

  it('joins the lines of a title', () => {
    const text = write([citationOf(viewOf({ title: 'One\r\nER  - \r\n@other{\n two' }), conference)]);
    expect(read(text)).toHaveLength(1);
    expect(readBack(text)).toMatchObject({ title: 'One ER - @other{ two' });
  });

  it('has every paper of several', () => {
    const both = ['1', '2'].map((id) => citationOf(viewOf({ id }), conference));
    expect(read(write(both))).toHaveLength(2);
  });
});

describe('a citation in words', () => {
  const citationText = (citation: Citation) => citationParts(citation, (text) => text).join('');

  it('has the DOI, or else the address of the page', () => {
    const text = (doi?: string) => citationText(citationOf(viewOf({ ...(doi && { doi }) }), conference));
    expect(text()).toBe(
      "Ada van der Sow, Ünal N'Diaye, 王伟 (2023). On rulers. Conference on Rulers (COR 2023), Sfax, Tunisia. https://cor.example.org/papers/main.49",
    );
    expect(text('10.1000/182')).toMatch(/ https:\/\/doi\.org\/10\.1000\/182$/);
  });

  it('has the comma of its language', () => {
    expect(citationText(citationOf(viewOf({ language: 'ar', title: 'المساطر' }), conference))).toContain(
      "Ada van der Sow، Ünal N'Diaye، 王伟 (2023). المساطر. Conference on Rulers (COR 2023)، Sfax, Tunisia.",
    );
  });
});
