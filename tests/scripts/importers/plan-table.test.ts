import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../scripts/importers/merge/data-table';
import { planTable, type WantedRow } from '../../../scripts/importers/merge/plan-table';

/** Plans what rows of an export do to a table of papers. */
function planned(here: string, wanted: readonly WantedRow[], update = false) {
  const table = { ...tableOf('papers.csv', here), bytes: Buffer.from(here), isThere: true };
  return planTable(table, wanted, { keyOf: ({ cell }) => cell('id'), update });
}

const row = (id: string, cells: Readonly<Record<string, string>>): WantedRow => ({
  key: id,
  called: id,
  cells,
  whenNew: { id, session: 'oral-2' },
});

describe('the plan of a table', () => {
  const here =
    'id,session,title,authors,mode,note\n7,oral-1, On rulers ,Ada Sow,online,Best paper\n8,oral-1,"A, b",Luca Neri,,\n';
  const wanted = [
    row('7', { title: 'On long rulers', authors: 'Ada Sow' }),
    row('9', { title: 'Of "quotes", and commas', authors: 'Zoé Diop; Luca Neri' }),
  ];

  it('adds what is new, and keeps every letter of what is there', () => {
    const { text, added, changes, same, onlyHere } = planned(here, wanted);

    expect(text).toBe(`${here}9,oral-2,"Of ""quotes"", and commas",Zoé Diop; Luca Neri,,\n`);
    expect(added.map(({ key }) => key)).toEqual(['9']);
    expect(changes).toEqual([{ called: '7', column: 'title', from: 'On rulers', to: 'On long rulers' }]);
    expect({ same, onlyHere }).toEqual({ same: [], onlyHere: ['8'] });
  });

  it('changes what differs alone when it is told to, not the organisers’ own columns', () => {
    expect(planned(here, wanted.slice(0, 1), true).text).toBe(here.replace('On rulers', 'On long rulers'));
  });

  it('does nothing the second time', () => {
    const first = planned(here, wanted, true);

    expect(planned(first.text, wanted, true)).toMatchObject({
      added: [],
      filled: [],
      changes: [],
      same: ['7', '9'],
      text: first.text,
    });
  });

  it('makes columns of its own where the table has none, and none for which there is nothing to say', () => {
    const { text, filled } = planned('id,session,title\n7,oral-1,On rulers\n8,oral-1,"A, b"\n', [
      row('7', { title: 'On rulers', abstract: 'How long, is long?', doi: '' }),
      row('9', { title: 'New', keywords: 'one; two' }),
    ]);

    expect(text).toBe(
      [
        'id,session,title,abstract,keywords',
        '7,oral-1,On rulers,"How long, is long?",',
        '8,oral-1,"A, b",,',
        '9,oral-2,New,,one; two',
        '',
      ].join('\n'),
    );
    expect(filled).toEqual([{ called: '7', columns: ['abstract'] }]);
  });

  it('fills empty cells, and leaves what the organisers wrote', () => {
    const { text, filled, changes } = planned('id,abstract,session,keywords\n7,Ours.,oral-1,\n', [
      row('7', { abstract: 'Theirs.', keywords: 'rulers; length' }),
    ]);

    expect(text).toBe('id,abstract,session,keywords\n7,Ours.,oral-1,rulers; length\n');
    expect(filled).toEqual([{ called: '7', columns: ['keywords'] }]);
    expect(changes).toEqual([{ called: '7', column: 'abstract', from: 'Ours.', to: 'Theirs.' }]);
  });

  it('takes lists that are spaced otherwise for the same', () => {
    expect(planned('id,authors\n7,Ada Sow;Luca Neri;\n', [row('7', { authors: 'Ada Sow; Luca Neri' })]).same).toEqual([
      '7',
    ]);
  });

  it('fills a row that is too short at its end, and not in the place of another cell', () => {
    expect(planned('id,title,note\n7,On rulers\n', [row('7', { note: 'Best' })]).text).toBe(
      'id,title,note\n7,On rulers,Best\n',
    );
  });

  it('writes with the delimiter of the table, and keeps its empty lines', () => {
    expect(planned('id;session;title\n\n', [row('7', { title: 'On; rulers' })]).text).toBe(
      'id;session;title\n7;oral-2;"On; rulers"\n',
    );
    expect(planned('id,title\n\n7,\n\n8,\n', [row('7', { title: 'On rulers' })]).text).toBe(
      'id,title\n\n7,On rulers\n\n8,\n',
    );
  });
});
