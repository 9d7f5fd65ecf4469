import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Grid, readGrid } from '../../content/read/csv-grid';
import { decode } from '../../content/read/decode';
import { readWorkbook } from '../../content/read/read-workbook';
import { asWorkbook, workbooksIn } from '../../content/read/workbook-names';

/** A file of the data that cannot be read, so that nothing can be imported into it. */
export class UnreadableData extends Error {
  readonly at: string;
  readonly what: string;
  readonly hint: string;

  constructor(at: string, what: string, hint: string) {
    super(`${at}: ${what} ${hint}`);
    this.at = at;
    this.what = what;
    this.hint = hint;
  }
}

/** A row of a table of the data. */
export interface DataRow {
  /** Returns a cell by the name of its column, in any letter case. */
  readonly cell: (column: string) => string;
  /** Its index among the rows of the file. */
  readonly index: number;
}

/** A CSV file of the data, or an empty table if there is no file. */
export interface DataTable {
  readonly file: string;
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly exists: boolean;
  readonly grid: Grid;
  readonly headerRow: number;
  readonly columns: readonly string[];
  readonly rows: readonly DataRow[];
  readonly delimiter: string;
}

/** Splits a cell into the items of its list. */
export const itemsIn = (cell: string): string[] =>
  cell
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** Reads a table of the data, or the workbook in its place. `columns` are those of a new table. */
export function readDataTable(dataDir: string, file: string, columns: readonly string[]): DataTable {
  const path = join(dataDir, file);
  const exists = existsSync(path);
  const header = `${columns.join(',')}\n`;
  const bytes = exists ? readFileSync(path) : Buffer.from(textOfWorkbook(dataDir, asWorkbook(file)) || header);
  const decoded = decode(bytes);
  if (!('text' in decoded)) throw new UnreadableData(file, decoded.problem, decoded.hint);
  const { text } = decoded;
  return { ...tableOf(file, text === '' ? header : text), bytes, exists };
}

/** Returns the table of a workbook of the data as CSV; undefined if there is none. */
function textOfWorkbook(dataDir: string, file: string): string | undefined {
  if (!workbooksIn(dataDir).includes(file)) return undefined;
  const { value, diagnostics } = readWorkbook(file, readFileSync(join(dataDir, file)));
  const problem = diagnostics.find(({ severity }) => severity === 'error');
  if (problem !== undefined) throw new UnreadableData(file, problem.message, problem.hint ?? '');
  return value.text;
}

/** Parses the text of a table. */
export function tableOf(file: string, text: string): Omit<DataTable, 'bytes' | 'exists'> {
  const grid = readGrid({ collection: 'papers', file, text });
  if ('code' in grid)
    throw new UnreadableData(`${file}:${grid.range.line}:${grid.range.column}`, grid.message, 'Fix it first.');
  const headerRow = grid.rows.findIndex((row) => row.some((cell) => cell !== ''));
  const header = grid.rows[headerRow] ?? [];
  const columns = header.map((name) => name.toLowerCase());
  const rows = grid.rows.flatMap((row, index): DataRow[] => {
    if (index <= headerRow || row.every((cell) => cell === '')) return [];
    return [{ index, cell: (column) => row[columns.indexOf(column.toLowerCase())] ?? '' }];
  });
  return { file, text, grid, headerRow, columns, rows, delimiter: delimiterOf(text, header) };
}

/** Returns the delimiter after the first name of the header. */
function delimiterOf(text: string, [first = '']: readonly string[]): string {
  const after = text.slice(text.indexOf(first) + first.length).replace(/^"?\s*/, '');
  return ',;\t'.includes(after.charAt(0)) ? after.charAt(0) || ',' : ',';
}
