import type { TableEdit } from '../../contract';
import type { Table } from '../../edit/match-rows';
import type { Bounds } from './selection';

/** A range of a table as it is shown. `order` has the rows of the file in the order of the view. */
interface Range {
  readonly table: Table;
  readonly order: readonly number[];
  readonly bounds: Bounds;
}

/**
 * Writes cells from the top left of a range. A single row or column fills the whole range, as in spreadsheets. Rows that the table lacks are
 * added at its end, columns are not.
 */
export function pasted({ table, order, bounds }: Range, cells: readonly (readonly string[])[]): readonly TableEdit[] {
  const width = Math.max(0, ...cells.map((row) => row.length));
  if (width === 0) return [];
  const { top, left } = bounds;
  const rowCount = cells.length === 1 ? bounds.bottom - top + 1 : cells.length;
  const columnCount = Math.min(width === 1 ? bounds.right - left + 1 : width, table.columns.length - left);
  const changes: TableEdit[] = [];
  const added: string[][] = [];
  for (let index = 0; index < rowCount; index++) {
    const source = cells[index % cells.length] ?? [];
    const at = order[top + index];
    const values = Array.from({ length: columnCount }, (_, column) => source[column % width] ?? '');
    if (at === undefined) added.push([...Array(left).fill(''), ...values]);
    else changes.push(...values.map((to, column) => ({ do: 'cell' as const, row: at, column: left + column, to })));
  }
  const changed = changes.filter((edit) => isChange(table, edit));
  return added.length > 0 ? [...changed, { do: 'addRows', at: table.rows.length, rows: added }] : changed;
}

/** Empties the cells of a range. */
export const cleared = (range: Range): readonly TableEdit[] => pasted(range, [['']]);

/** Copies the first row of a range into the others; a single row takes the one above it. */
export function filledDown({ table, order, bounds }: Range): readonly TableEdit[] {
  const isOneRow = bounds.top === bounds.bottom;
  const from = table.rows[order[isOneRow ? bounds.top - 1 : bounds.top] ?? -1];
  if (from === undefined) return [];
  const values = Array.from({ length: bounds.right - bounds.left + 1 }, (_, index) => from[bounds.left + index] ?? '');
  return pasted({ table, order, bounds: { ...bounds, top: isOneRow ? bounds.top : bounds.top + 1 } }, [values]);
}

const isChange = ({ rows }: Table, edit: TableEdit) =>
  edit.do !== 'cell' || (rows[edit.row]?.[edit.column] ?? '') !== edit.to;

/** Returns the texts of the cells in a range. */
export const textsIn = ({ table, order, bounds }: Range): readonly (readonly string[])[] =>
  order.slice(bounds.top, bounds.bottom + 1).map((at) => {
    const row = table.rows[at] ?? [];
    return Array.from({ length: bounds.right - bounds.left + 1 }, (_, index) => row[bounds.left + index] ?? '');
  });

/** Proposes an id that no record has, such as s12-2 for s12; the next number where all ids are numbers. */
export function nextId(id: string, ids: readonly string[]): string {
  if (ids.every((each) => /^\d{0,15}$/.test(each))) return String(Math.max(0, ...ids.map(Number)) + 1);
  const stem = id.replace(/-\d+$/, '');
  for (let number = 2; ; number++) if (!ids.includes(`${stem}-${number}`)) return `${stem}-${number}`;
}
