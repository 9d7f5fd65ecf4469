import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Grid, readGrid } from '../../content/read/csv-grid';
import { decode } from '../../content/read/decode';

/** A row of a table of the data, by the names of its columns in small letters. */
export interface DataRow {
  readonly cell: (column: string) => string;
  /** Its place among the rows of the file. */
  readonly index: number;
}

/** A CSV file of the data as it stands, or the empty one that it is before its first row. */
export interface DataTable {
  readonly file: string;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly isThere: boolean;
  readonly grid: Grid;
  readonly headerRow: number;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  readonly delimiter: string;
}

/** Reads a table of the data; `columns` are those that it begins with where there is none yet. */
export function readDataTable(dataDir: string, file: string, columns: readonly string[]): DataTable {
  const path = join(dataDir, file);
  const isThere = existsSync(path);
  const bytes = isThere ? readFileSync(path) : Buffer.from(`${columns.join(',')}\n`);
  const decoded = decode(bytes);
  if (!('text' in decoded)) throw new Error(`${file} itself cannot be read: ${decoded.problem} ${decoded.hint}`);
  const { text } = decoded;
  return { ...tableOf(file, text === '' ? `${columns.join(',')}\n` : text), bytes, isThere };
}

/** The table that a text is. */
export function tableOf(file: string, text: string): Omit<DataTable, 'bytes' | 'isThere'> {
  const grid = readGrid({ collection: 'papers', file, text });
  if ('code' in grid) throw new Error(`${file} itself cannot be read: ${grid.message} Fix it first.`);
  const headerRow = grid.rows.findIndex((row) => row.some((cell) => cell !== ''));
  const header = grid.rows[headerRow] ?? [];
  const columns = header.map((name) => name.toLowerCase());
  const rows = grid.rows.flatMap((row, index): DataRow[] => {
    if (index <= headerRow || row.every((cell) => cell === '')) return [];
    return [{ index, cell: (column) => row[columns.indexOf(column.toLowerCase())] ?? '' }];
  });
  return { file, text, grid, headerRow, columns, rows, delimiter: delimiterOf(text, header) };
}

/** The sign between the first two names of the header. */
function delimiterOf(text: string, [first = '']: readonly string[]): string {
  const after = text.slice(text.indexOf(first) + first.length).replace(/^"?\s*/, '');
  return ',;\t'.includes(after.charAt(0)) ? after.charAt(0) || ',' : ',';
}
