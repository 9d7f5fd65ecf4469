import type { Table } from '../../read/table';
import { plainText } from '../../values/plain-text';
import type { Context } from '../service';
import { fits, type Row } from '../table-format';
import type { Column, Guess } from './columns';
import type { Field } from './vocabulary';

/** A cell with content, of a column with a known field. */
export interface Cell {
  readonly column: Column;
  /** The text with its line breaks. */
  readonly text: string;
  readonly at: string;
}

/** A row of a table that was guessed. */
export interface GuessedRow extends Row<Field> {
  readonly at: (field?: Field) => string;
  /** All cells with content of the columns for a field. */
  readonly cells: (field: Field) => readonly Cell[];
  /** The only text of the row; undefined if it has several. */
  readonly only: string | undefined;
}

/** Reads the rows under the header. */
export function rowsOf(table: Table, { headerRow, columns }: Guess, { report }: Context): GuessedRow[] {
  const header = table.rows[headerRow] ?? [];
  const known = columns.filter(({ field }) => field !== undefined);
  const filled = filledDown(table, headerRow, known);
  return table.rows.flatMap((written, index): GuessedRow[] => {
    if (index <= headerRow || written.every((cell) => cell.trim() === '')) return [];
    if (!fits(table, header, index, report)) return [];
    const found = known.flatMap((column): Cell[] => {
      const raw = written[column.index]?.trim() || (filled.get(column.index)?.get(index) ?? '');
      const at = table.at(index, column.index);
      const text = raw === '' ? '' : plainText(raw, () => at, report);
      return text === '' ? [] : [{ column, text, at }];
    });
    const cells = (field: Field) => found.filter(({ column }) => column.field === field);
    const lines = (field: Field) => cells(field)[0]?.text ?? '';
    const [only, ...others] = written.filter((cell) => cell.trim() !== '');
    return [
      {
        cells,
        lines,
        text: (field) => lines(field).replace(/\s+/g, ' '),
        at: (field) =>
          (field && cells(field)[0]?.at) ??
          table.at(index, known.find((column) => column.field === (field ?? 'title'))?.index ?? 0),
        only: others.length === 0 ? only : undefined,
      },
    ];
  });
}

/** Columns whose value may be written once, above the rows that it is for. */
const GROUPED: ReadonlySet<Field> = new Set(['session', 'room']);

/**
 * Finds values that are written once, for a group of rows, as merged cells are. In such a column no value is repeated from one row
 * to the next, and most rows have none; a group ends at a row without a title or people, such as a break.
 */
function filledDown(
  table: Table,
  headerRow: number,
  columns: readonly Column[],
): ReadonlyMap<number, ReadonlyMap<number, string>> {
  const cell = (row: number, index: number | undefined) => table.rows[row]?.[index ?? -1]?.trim() ?? '';
  const given = columns.filter(({ field }) => field === 'people' || field === 'name' || field === 'family');
  const rows = table.rows.map((_, row) => row).filter((row) => row > headerRow);
  const isInGroup = (row: number) => given.some(({ index }) => cell(row, index) !== '');
  return new Map(
    columns.flatMap(({ field, index }) => {
      if (field === undefined || !GROUPED.has(field)) return [];
      const values = rows.filter(isInGroup).map((row) => cell(row, index));
      const isRepeated = values.some((value, at) => value !== '' && value === values[at - 1]);
      const blank = values.filter((value) => value === '').length;
      // A single value may be that of its row alone.
      if (isRepeated || blank * 2 < values.length || values.length - blank < 2) return [];
      let current = '';
      const filled = rows.flatMap((row): [number, string][] => {
        const own = cell(row, index);
        if (own !== '' || !isInGroup(row)) {
          current = own;
          return [];
        }
        return current === '' ? [] : [[row, current]];
      });
      return [[index, new Map(filled)]];
    }),
  );
}
