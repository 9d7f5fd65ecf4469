import { describe, expect, it } from 'vitest';
import type { TableEdit } from '../../../scripts/desk/contract';
import { editTable } from '../../../scripts/desk/edit/edit-table';
import { replayEdits } from '../../../scripts/desk/edit/replay-table';

const cell = (row: number, column: number, to: string): TableEdit => ({ do: 'cell', row, column, to });

describe('an edit of a table', () => {
  it.each<[string, string, TableEdit[], string]>([
    ['a plain cell', 'id,name\na,Hall\nb,Room\n', [cell(1, 1, 'Foyer')], 'id,name\na,Hall\nb,Foyer\n'],
    ['spaces around it', 'id, name\na,  Hall \n', [cell(0, 1, 'Foyer')], 'id, name\na,  Foyer \n'],
    ['a comma', 'id,name\na,Hall\n', [cell(0, 1, 'Hall, left')], 'id,name\na,"Hall, left"\n'],
    ['a quotation mark', 'id,name\na,Hall\n', [cell(0, 1, 'The "Hall"')], 'id,name\na,"The ""Hall"""\n'],
    ['marks that were there', 'id,name\na,"Hall"\n', [cell(0, 1, 'Foyer')], 'id,name\na,"Foyer"\n'],
    ['several lines', 'id,name\na,Hall\n', [cell(0, 1, 'One\r\nTwo')], 'id,name\na,"One\nTwo"\n'],
    ['semicolons', 'id;name\na;Hall\n', [cell(0, 1, 'Hall, left')], 'id;name\na;Hall, left\n'],
    ['a line sep=', 'sep=;\nid;name\na;Hall\n', [cell(0, 1, 'x;y')], 'sep=;\nid;name\na;"x;y"\n'],
    ['tabs', 'id\tname\na\tHall\n', [cell(0, 1, 'Foyer')], 'id\tname\na\tFoyer\n'],
    ['empty rows', '\nid,name\n\na,Hall\n,\nb,Room', [cell(1, 1, 'Foyer')], '\nid,name\n\na,Hall\n,\nb,Foyer'],
    ['a cell that the row lacks', 'id,name,note\na,Hall\n', [cell(0, 2, 'x')], 'id,name,note\na,Hall,x\n'],
    ['the same value', 'id,name\na,"Hall"\n', [cell(0, 1, 'Hall')], 'id,name\na,"Hall"\n'],
    ['two cells at once', 'id,name\na,Hall\n', [cell(0, 1, 'x'), cell(0, 0, 'y')], 'id,name\ny,x\n'],
    [
      'rows at the end',
      'id,name\na,Hall\n',
      [{ do: 'addRows', at: 1, rows: [['b', 'R, 1']] }],
      'id,name\na,Hall\nb,"R, 1"\n',
    ],
    [
      'rows without a last line end',
      'id,name\na,Hall',
      [{ do: 'addRows', at: 9, rows: [['b']] }],
      'id,name\na,Hall\nb,',
    ],
    ['a first row', 'id,name\na,Hall\n', [{ do: 'addRows', at: 0, rows: [['b', 'c']] }], 'id,name\nb,c\na,Hall\n'],
    [
      'rows of a file in marks',
      '"id","name"\n"a","H"\n',
      [{ do: 'addRows', at: 1, rows: [['b', 'c']] }],
      '"id","name"\n"a","H"\n"b","c"\n',
    ],
    ['removed rows', 'id\na\nb\nc\n', [{ do: 'removeRows', rows: [0, 2] }], 'id\nb\n'],
    ['a removed last row', 'id\na\nb', [{ do: 'removeRows', rows: [1] }], 'id\na'],
    ['a row moved down', 'id\na\nb\nc\n', [{ do: 'moveRow', from: 0, to: 2 }], 'id\nb\nc\na\n'],
    ['a row moved up', 'id\na\nb\nc', [{ do: 'moveRow', from: 2, to: 0 }], 'id\nc\na\nb'],
    ['a column', 'id,name\na,Hall\nb\n', [{ do: 'addColumn', name: 'note' }], 'id,name,note\na,Hall,\nb,,\n'],
    ['a column of an empty file', '', [{ do: 'addColumn', name: 'id' }], 'id\n'],
    ['sorted rows', 'id,n\na,2\nb,1\n', [{ do: 'sortRows', columns: ['n'] }], 'id,n\nb,1\na,2\n'],
  ])('%s', (_, before, edits, after) => {
    expect(editTable(before, edits)).toBe(after);
  });

  it('writes a pasted range of thousands of cells at once', () => {
    const rows = Array.from({ length: 5000 }, (_, row) => `${row},a,b`);
    const edits = rows.flatMap((_, row) => [cell(row, 1, 'x'), cell(row, 2, 'y')]);
    const edited = editTable(`id,one,two\n${rows.join('\n')}\n`, edits);
    expect(edited.split('\n').at(-2)).toBe('4999,x,y');
  });
});

describe('an edit of a table that somebody else changed', () => {
  const BEFORE = 'id,name,plenary\na,Hall,yes\nb,Room,no\nc,Foyer,no\n';
  it.each<[string, string, TableEdit[], string]>([
    [
      'another cell of the row',
      BEFORE.replace('Room,no', 'Room,yes'),
      [cell(1, 1, 'X')],
      BEFORE.replace('Room,no', 'X,yes'),
    ],
    [
      'a row before it is added',
      BEFORE.replace('a,', 'z,New,no\na,'),
      [cell(1, 1, 'X')],
      BEFORE.replace('a,', 'z,New,no\na,').replace('Room', 'X'),
    ],
    [
      'rows are sorted',
      'id,name,plenary\nc,Foyer,no\nb,Room,no\na,Hall,yes\n',
      [cell(0, 1, 'X')],
      'id,name,plenary\nc,Foyer,no\nb,Room,no\na,X,yes\n',
    ],
    [
      'columns are exchanged and the separator is another',
      'name;id;plenary\nHall;a;yes\nRoom;b;no\nFoyer;c;no\n',
      [cell(1, 1, 'X')],
      'name;id;plenary\nHall;a;yes\nX;b;no\nFoyer;c;no\n',
    ],
    [
      'both add a row',
      `${BEFORE}d,Attic,no\n`,
      [{ do: 'addRows', at: 3, rows: [['e', 'Cellar', 'no']] }],
      `${BEFORE}e,Cellar,no\nd,Attic,no\n`,
    ],
    ['the same change', BEFORE.replace('Room', 'X'), [cell(1, 1, 'X')], BEFORE.replace('Room', 'X')],
    [
      'a row is removed that they moved',
      'id,name,plenary\nb,Room,no\na,Hall,yes\nc,Foyer,no\n',
      [{ do: 'removeRows', rows: [0] }],
      'id,name,plenary\nb,Room,no\nc,Foyer,no\n',
    ],
  ])('%s', (_, theirs, edits, after) => {
    expect(replayEdits(BEFORE, edits, theirs)).toMatchObject({ text: after, conflicts: [] });
  });

  it.each<[string, string, TableEdit[], string]>([
    ['the same cell', BEFORE.replace('Room', 'Y'), [cell(1, 1, 'X')], 'b · name: Room, Y, X'],
    ['a row that they removed', BEFORE.replace('b,Room,no\n', ''), [cell(1, 1, 'X')], 'b · name: Room, , X'],
    [
      'a removed row that they changed',
      BEFORE.replace('Room', 'Y'),
      [{ do: 'removeRows', rows: [1] }],
      'b: b · Room · no, b · Y · no, ',
    ],
  ])('says who wrote what: %s', (_, theirs, edits, said) => {
    const { conflicts } = replayEdits(BEFORE, edits, theirs);
    expect(conflicts.map(({ what, before, theirs: now, mine }) => `${what}: ${before}, ${now}, ${mine}`)).toEqual([
      said,
    ]);
  });
});
