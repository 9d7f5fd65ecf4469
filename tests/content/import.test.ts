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

describe('what an export says beside number, title and authors', () => {
  const exported =
    '#,Title,Authors,Abstract,Author Keywords\n7,On rulers,Ada Sow,"How long,\nis long?","rulers\nlength"\n9,New,Zoé Diop,Of new things.,"one, two"\n';
  const papersOf = (text: string) => {
    const found = read(text);
    if (typeof found === 'string') throw new Error(found);
    return found.papers;
  };
  const planned = (here: string, update = false) => planImport(here, papersOf(exported), { session: 'oral-2', update });

  it('is read: abstracts in one line, keywords with semicolons', () => {
    expect(papersOf(exported)).toEqual([
      { id: '7', title: 'On rulers', authors: ['Ada Sow'], abstract: 'How long, is long?', keywords: 'rulers; length' },
      { id: '9', title: 'New', authors: ['Zoé Diop'], abstract: 'Of new things.', keywords: 'one; two' },
    ]);
  });

  it('makes columns of its own where papers.csv has none', () => {
    const { text, filled, changes } = planned(
      'id,session,title,authors\n7,oral-1,On rulers,Ada Sow\n8,oral-1,"A, b",Luca Neri\n',
    );
    expect(text).toBe(
      [
        'id,session,title,authors,abstract,keywords',
        '7,oral-1,On rulers,Ada Sow,"How long, is long?",rulers; length',
        '8,oral-1,"A, b",Luca Neri,,',
        '9,oral-2,New,Zoé Diop,Of new things.,one; two',
        '',
      ].join('\n'),
    );
    expect(filled).toEqual([{ id: '7', columns: ['abstract', 'keywords'] }]);
    expect(changes).toEqual([]);
    expect(planned(text)).toMatchObject({ text, added: [], filled: [], same: ['7', '9'] });
  });

  it('fills empty cells, and leaves what the organisers wrote until it is told to', () => {
    const here =
      'id,abstract,session,title,authors,keywords\n7,Ours.,oral-1,On rulers,Ada Sow,\n9,,oral-2,New,Zoé Diop,one; two\n';
    const { text, filled, changes } = planned(here);
    expect(text).toBe(
      'id,abstract,session,title,authors,keywords\n7,Ours.,oral-1,On rulers,Ada Sow,rulers; length\n9,Of new things.,oral-2,New,Zoé Diop,one; two\n',
    );
    expect(filled).toEqual([
      { id: '7', columns: ['keywords'] },
      { id: '9', columns: ['abstract'] },
    ]);
    expect(changes).toEqual([{ id: '7', column: 'abstract', from: 'Ours.', to: 'How long, is long?' }]);
    expect(planned(here, true).text).toContain('7,"How long, is long?",oral-1');
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
