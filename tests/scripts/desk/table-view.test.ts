import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../scripts/desk/app/tables/apply-edits';
import { fileEdits, fileRowsOf, withEmptyRows } from '../../../scripts/desk/app/tables/empty-rows';
import { orderOf } from '../../../scripts/desk/app/tables/order-of';
import { moved } from '../../../scripts/desk/app/tables/selection';
import { asTabSeparated, readTabSeparated } from '../../../scripts/desk/app/tables/tab-separated';
import { cleared, filledDown, nextId, pasted } from '../../../scripts/desk/app/tables/table-changes';
import type { TableEdit } from '../../../scripts/desk/contract';
import { editTable } from '../../../scripts/desk/edit/edit-table';
import { tableOf } from '../../../scripts/desk/edit/table-text';

const TEXT = 'id,title,room\nb,Second,hall\na,First\n10,Tenth,cellar\n9,Ninth,hall\n';
const table = tableOf(TEXT);
const order = [0, 1, 2, 3];
const cell = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });
const rowsAfter = (edits: readonly TableEdit[]) => applyEdits(table, edits).rows;

describe('the rows that are shown while they are saved', () => {
  it.each<readonly TableEdit[]>([
    [{ do: 'cell', row: 1, column: 2, to: ' hall ' }],
    [
      { do: 'addRows', at: 1, rows: [['new', '', 'x']] },
      { do: 'cell', row: 1, column: 1, to: 'New' },
    ],
    [{ do: 'removeRows', rows: [0, 2] }],
    [{ do: 'moveRow', from: 3, to: 0 }],
    [
      { do: 'addColumn', name: 'note' },
      { do: 'cell', row: 0, column: 3, to: 'a note' },
    ],
    [{ do: 'sortRows', columns: ['Id'] }],
  ])('are those that the server writes: %j', (...edits) => {
    expect(applyEdits(table, edits)).toEqual(tableOf(editTable(TEXT, edits)));
  });
});

describe('rows that are empty', () => {
  const begun = applyEdits(table, [{ do: 'addRows', at: 1, rows: [['', '', '']] }]);

  it('are not in the file before something is in them', () => {
    expect(fileEdits(table, [{ do: 'addRows', at: 1, rows: [['', '', '']] }])).toEqual([]);
    expect(fileRowsOf(begun.rows)).toEqual([0, -1, 1, 2, 3]);
    expect(fileEdits(begun, [{ do: 'cell', row: 1, column: 0, to: 'new' }])).toEqual([
      { do: 'addRows', at: 1, rows: [['new', '', '']] },
    ]);
  });

  it.each<readonly TableEdit[]>([
    [{ do: 'cell', row: 2, column: 0, to: 'other' }],
    [
      { do: 'cell', row: 1, column: 1, to: 'New' },
      { do: 'cell', row: 4, column: 1, to: 'Last' },
    ],
    [{ do: 'removeRows', rows: [1, 2] }],
    [{ do: 'moveRow', from: 4, to: 0 }],
    [{ do: 'moveRow', from: 0, to: 2 }],
    [{ do: 'addRows', at: 5, rows: [['end']] }],
  ])('do not count in edits: %j', (...edits) => {
    const isFilled = (row: readonly string[]) => row.some((text) => text !== '');
    const values = (rows: readonly (readonly string[])[]) => rows.filter(isFilled).map((row) => row.filter(Boolean));
    const written = tableOf(editTable(TEXT, fileEdits(begun, edits)));
    expect(values(written.rows)).toEqual(values(applyEdits(begun, edits).rows));
  });

  it('stay where they were when the file is fetched again', () => {
    const movedTo = new Map([0, 2, 3, 4].map((row, at) => [row, at + 1] as const));
    const rows = withEmptyRows(begun.rows, [['early'], ...table.rows], movedTo);
    expect(rows.map(([id]) => id)).toEqual(['early', 'b', '', 'a', '10', '9']);
    expect([...movedTo].sort()).toEqual([0, 1, 2, 3, 4].map((row) => [row, row + 1]));
  });
});

describe('pasting', () => {
  it('adds the rows that the table lacks, and leaves out columns', () => {
    const edits = pasted({ table, order, bounds: cell(3, 1) }, [
      ['one', 'two', 'three'],
      ['four', 'five', 'six'],
    ]);
    expect(rowsAfter(edits).slice(3)).toEqual([
      ['9', 'one', 'two'],
      ['', 'four', 'five'],
    ]);
  });

  it('fills a range with one cell, in the order of the view', () => {
    const edits = pasted({ table, order: [3, 0], bounds: { top: 0, bottom: 1, left: 2, right: 2 } }, [['attic']]);
    expect(rowsAfter(edits).map((row) => row[2])).toEqual(['attic', undefined, 'cellar', 'attic']);
  });

  it('changes nothing where nothing differs', () => {
    expect(cleared({ table, order, bounds: cell(1, 2) })).toEqual([]);
  });

  it('fills down from the first row, or from the row above', () => {
    const range = { table, order, bounds: { top: 0, bottom: 1, left: 1, right: 2 } };
    expect(rowsAfter(filledDown(range))[1]).toEqual(['a', 'Second', 'hall']);
    expect(rowsAfter(filledDown({ ...range, bounds: cell(2, 2) }))[2]).toEqual(['10', 'Tenth', '']);
  });

  it('reads what it has copied, with lines and quotation marks', () => {
    const cells = [
      ['a "word"', 'two\nlines'],
      ['', 'tab\there'],
    ];
    expect(readTabSeparated(asTabSeparated(cells))).toEqual(cells);
    expect(readTabSeparated('1\t2\r\n3\t\r\n')).toEqual([
      ['1', '2'],
      ['3', ''],
    ]);
  });
});

it.each([
  ['s12', ['s12'], 's12-2'],
  ['oral-1', ['oral-1', 'oral-2'], 'oral-3'],
  ['7', ['7', '12'], '13'],
])('proposes an id for a copy of %s', (id, ids, expected) => {
  expect(nextId(id, ids)).toBe(expected);
});

it('shows the rows that have a text, sorted by value', () => {
  expect(orderOf(table.rows, '', { column: 0, isDescending: false })).toEqual([3, 2, 1, 0]);
  expect(orderOf(table.rows, 'HALL', undefined)).toEqual([0, 3]);
});

it('moves the way that the arrow points, in texts from right to left, too', () => {
  const from = { row: 5, column: 5 };
  expect(moved(from, { key: 'ArrowLeft', isFar: false, isRtl: true, page: 10 })).toEqual({ row: 5, column: 6 });
  expect(moved(from, { key: 'PageDown', isFar: false, isRtl: false, page: 10 })).toEqual({ row: 15, column: 5 });
  expect(moved(from, { key: 'x', isFar: false, isRtl: false, page: 10 })).toBeUndefined();
});
