import type { Report } from '../../tables/problem';
import type { Table } from '../../tables/table';
import type { LeftOut, Reading } from '../model';
import { plainText } from '../values/plain-text';
import { type LeftNames, plainName, REASONS, reasonOfService } from './reasons';
import { type Context, leftTogether, NOTHING, type TableFormat } from './service';

/** One row of a recognised table. */
export interface Row<Field extends string> {
  /** Returns the text of a cell in one line; empty if the table has no such column. */
  readonly text: (field: Field) => string;
  /** Returns the text with its line breaks. */
  readonly lines: (field: Field) => string;
  /** Returns the place of the cell. */
  readonly at: (field: Field) => string;
}

interface Declared<Field extends string> {
  readonly holds: string;
  /** Field → names of its column in this and older versions of the service. */
  readonly fields: Readonly<Partial<Record<Field, readonly string[]>>>;
  /** The columns by which the table is recognised. */
  readonly needs: readonly Field[];
  readonly left?: LeftNames;
  /** The text of a cell without a value. */
  readonly absent?: string;
  readonly read: (rows: readonly Row<Field>[], context: Context) => Partial<Reading>;
}

/** The most rows above the header. */
const MOST_ABOVE = 10;

/** Makes a table format from its columns. Every column is either read, or reported as left out with the reason. */
export function tableFormat<Field extends string>(declared: Declared<Field>): TableFormat {
  const { holds, fields, needs, left = {}, absent, read } = declared;
  const names = Object.entries(fields) as [Field, readonly string[]][]; // Object.entries widens to string
  const columnsOf = (header: readonly string[]) => {
    const plain = header.map(plainName);
    const find = (written: readonly string[]) =>
      written.map((name) => plain.indexOf(plainName(name))).find((column) => column !== -1) ?? -1;
    return new Map(names.map(([field, written]) => [field, find(written)]));
  };
  const isHeader = (row: readonly string[]) => {
    const columns = columnsOf(row);
    return needs.every((field) => columns.get(field) !== -1);
  };
  return {
    holds,
    read: (table, context) => {
      const headerRow = table.rows.slice(0, MOST_ABOVE).findIndex(isHeader);
      const header = table.rows[headerRow];
      if (header === undefined) return undefined;
      const columns = columnsOf(header);
      const rows = table.rows.flatMap((cells, index): Row<Field>[] => {
        if (index <= headerRow || cells.every((cell) => cell.trim() === '')) return [];
        if (!fits(table, header, index, context.report)) return [];
        const at = (field: Field) => table.at(index, Math.max(0, columns.get(field) ?? -1));
        const lines = (field: Field) => {
          const cell = cells[columns.get(field) ?? -1] ?? '';
          return cell === '' || cell === absent ? '' : plainText(cell, () => at(field), context.report);
        };
        return [{ at, lines, text: (field) => lines(field).replace(/\s+/g, ' ') }];
      });
      const found = { ...NOTHING, ...read(rows, context) };
      const isRead = new Set(columns.values());
      const known = new Set(names.flatMap(([, written]) => written.map(plainName)));
      const leftHere = leftColumns(table, headerRow, (name, column) => {
        if (isRead.has(column)) return undefined;
        if (name === '') return REASONS.unknown;
        return known.has(plainName(name)) ? REASONS.same : reasonOfService(name, left);
      });
      return { ...found, left: [...leftHere, ...found.left] };
    },
  };
}

/** Reports a row with more cells than columns: a quotation mark is missing, so that its values are in wrong columns. */
export function fits(table: Table, header: readonly string[], row: number, report: Report): boolean {
  const beyond = (table.rows[row] ?? []).findIndex((cell, column) => column >= header.length && cell.trim() !== '');
  if (beyond === -1) return true;
  const message = `The row has more cells than there are columns (${header.length}), and is left out.`;
  report({ at: table.at(row, beyond), message, hint: 'Put texts that contain the separator between quotation marks.' });
  return false;
}

/** Lists the columns with values that are not read; `whyOf` gives the reason, and undefined for those that are read. */
export function leftColumns(
  table: Table,
  headerRow: number,
  whyOf: (header: string, column: number, values: readonly string[]) => string | undefined,
): LeftOut[] {
  const names = (table.rows[headerRow] ?? []).flatMap((written, column): [string, string][] => {
    const values = table.rows.slice(headerRow + 1).flatMap((row) => row[column]?.trim() || []);
    const name = written.replace(/\s+/g, ' ').trim();
    const why = values.length === 0 ? undefined : whyOf(name, column, values);
    return why === undefined ? [] : [[name || `column ${column + 1}, which has no name`, why]];
  });
  return leftTogether(table.name, names);
}
