import { describe, expect, it } from 'vitest';
import { planImport } from '../../scripts/importers/plan';
import { readExport } from '../../scripts/importers/read-export';

const read = (text: string) => readExport(Buffer.from(text), 'export.csv');

describe('an export of accepted papers', () => {
  it.each([
    ['EasyChair', '#,Title,Authors,Decision\n7,On rulers,"Ada Sow, Luca Neri and Zoé Diop",Accept\n'],
    [
      'Microsoft CMT',
      'Paper ID,Paper Title,Author Names,Status\n7,On rulers,"Sow, Ada (Dakar)*; Neri, Luca (Pisa); Zoé Diop (Thiès)",Accept\n',
    ],
    ['OpenReview', 'number;title;authors;venue\n7;On  rulers;Ada Sow|Luca Neri|Zoé Diop;Conference 2024 Oral\n'],
  ])('is read as %s writes it', (_service, text) => {
    expect(read(text)).toEqual({
      papers: [{ id: '7', title: 'On rulers', authors: ['Ada Sow', 'Luca Neri', 'Zoé Diop'] }],
      left: [],
    });
  });

  it.each([
    ['#12', '12'],
    ['Paper 12', '12'],
    ['main.49', 'main.49'],
    ['2024-short-7', '2024-short-7'],
  ])('knows "%s" as paper %s', (written, id) => {
    expect(read(`id,title,authors\n${written},On rulers,Ada Sow\n`)).toMatchObject({ papers: [{ id }] });
  });

  it('leaves out what is not accepted, and says so', () => {
    expect(read('#,Title,Authors,Decision\n7,A,Ada Sow,Reject\n8,B,Ada Sow,Accept\n,C,Ada Sow,Accept\n')).toMatchObject(
      {
        papers: [{ id: '8' }],
        left: ['7 "A": Reject', ' "C": without a number or a title'],
      },
    );
  });

  it.each([
    ['a table without titles', '#,Authors\n1,Ada Sow\n', 'No column is recognised as: title'],
    ['a broken table', '#,Title,Authors\n1,"A,Ada Sow\n', 'never closed'],
  ])('says why %s cannot be read', (_what, text, problem) => {
    expect(read(text)).toContain(problem);
  });

  it('says which encoding it has if it is not UTF-8', () => {
    expect(readExport(Buffer.from('#,Title,Authors\n1,Caf\xe9,Ada Sow\n', 'latin1'), 'export.csv')).toContain(
      'Windows-1252',
    );
  });
});

describe('the plan of an import', () => {
  const here =
    'id,session,title,authors,mode,note\n7,oral-1, On rulers ,Ada Sow,online,Best paper\n8,oral-1,"A, b",Luca Neri,,\n';
  const papers = [
    { id: '7', title: 'On long rulers', authors: ['Ada Sow'] },
    { id: '9', title: 'Of "quotes", and commas', authors: ['Zoé Diop', 'Luca Neri'] },
  ];

  it('adds what is new, and keeps every letter of what is there', () => {
    const { text, added, changes, same, onlyHere } = planImport(here, papers, { session: 'oral-2', update: false });

    expect(text).toBe(`${here}9,oral-2,"Of ""quotes"", and commas",Zoé Diop; Luca Neri,,\n`);
    expect(added.map(({ id }) => id)).toEqual(['9']);
    expect(changes).toEqual([{ id: '7', column: 'title', from: 'On rulers', to: 'On long rulers' }]);
    expect({ same, onlyHere }).toEqual({ same: [], onlyHere: ['8'] });
  });

  it('changes the title alone when it is told to, not the organisers’ own columns', () => {
    const { text } = planImport(here, papers.slice(0, 1), { session: '', update: true });

    expect(text).toBe(here.replace('On rulers', 'On long rulers'));
  });

  it('does nothing the second time', () => {
    const first = planImport(here, papers, { session: 'oral-2', update: true });
    const second = planImport(first.text, papers, { session: 'oral-2', update: true });

    expect(second).toMatchObject({ added: [], changes: [], same: ['7', '9'], text: first.text });
  });

  it('writes with the delimiter of the table', () => {
    const { text } = planImport('id;session;title;authors\n', papers.slice(0, 1), { session: 's', update: false });

    expect(text).toBe('id;session;title;authors\n7;s;On long rulers;Ada Sow\n');
  });
});
