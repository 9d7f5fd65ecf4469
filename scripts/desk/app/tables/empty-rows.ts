import type { TableEdit } from '../../contract';
import type { Table } from '../../edit/match-rows';
import { applyEdits } from './apply-edits';

type Rows = Table['rows'];
type CellEdit = Extract<TableEdit, { readonly do: 'cell' }>;

const isEmpty = (row: readonly string[] | undefined) => row?.every((cell) => cell === '') ?? true;

/** Numbers rows as edits do, which do not count empty rows: they are no records. An empty row is −1. */
export function fileRowsOf(rows: Rows): readonly number[] {
  let next = 0;
  return rows.map((row) => (isEmpty(row) ? -1 : next++));
}

/**
 * Makes edits of the rows that are shown into edits of the file. A row that was added is shown at once, and is in the file as soon as
 * something is in it.
 */
export function fileEdits(table: Table, edits: readonly TableEdit[]): readonly TableEdit[] {
  const { rows } = table;
  const cells = edits.filter((edit): edit is CellEdit => edit.do === 'cell');
  const after = applyEdits(table, cells).rows;
  const begun = [...new Set(cells.map(({ row }) => row))].filter((row) => isEmpty(rows[row]) && !isEmpty(after[row]));
  const isCounted = (row: number) => !isEmpty(rows[row]) || begun.includes(row);
  /** How many rows of the file are before a row that is shown. */
  const before = counter(rows, isCounted);
  const added = begun
    .sort((one, other) => one - other)
    .map((row): TableEdit => ({ do: 'addRows', at: before(row), rows: [after[row] ?? []] }));
  const changed = cells
    .filter(({ row }) => !isEmpty(rows[row]))
    .map((edit): TableEdit => ({ ...edit, row: before(edit.row) }));
  return [...added, ...changed, ...edits.flatMap((edit) => ofRows(edit, before, isCounted))];
}

function ofRows(
  edit: TableEdit,
  before: (row: number) => number,
  isCounted: (row: number) => boolean,
): readonly TableEdit[] {
  switch (edit.do) {
    case 'cell':
      return [];
    case 'addRows': {
      const rows = edit.rows.filter((row) => !isEmpty(row));
      return rows.length > 0 ? [{ ...edit, at: before(edit.at), rows }] : [];
    }
    case 'removeRows': {
      const rows = edit.rows.filter(isCounted).map(before);
      return rows.length > 0 ? [{ ...edit, rows }] : [];
    }
    case 'moveRow': {
      const [from, to] = [before(edit.from), before(edit.to > edit.from ? edit.to + 1 : edit.to)];
      const place = to > from ? to - 1 : to;
      return isCounted(edit.from) && place !== from ? [{ ...edit, from, to: place }] : [];
    }
    default:
      return [edit];
  }
}

function counter(rows: Rows, isCounted: (row: number) => boolean): (row: number) => number {
  const counts = [0];
  for (const row of rows.keys()) counts.push((counts[row] ?? 0) + Number(isCounted(row)));
  return (row) => counts[Math.min(row, rows.length)] ?? 0;
}

/** Shows the empty rows of one table in another, after the rows that they followed. `movedTo` says where those are, and follows. */
export function withEmptyRows(from: Rows, to: Rows, movedTo: Map<number, number>): Rows {
  const rows = [...to];
  for (const [row, cells] of from.entries()) {
    if (!isEmpty(cells)) continue;
    const place = row === 0 ? 0 : (movedTo.get(row - 1) ?? rows.length - 1) + 1;
    rows.splice(place, 0, cells);
    for (const [one, at] of movedTo) if (at >= place) movedTo.set(one, at + 1);
    movedTo.set(row, place);
  }
  return rows;
}
