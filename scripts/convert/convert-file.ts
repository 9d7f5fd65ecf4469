import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { decode, decodeAnyhow } from '../content/read/decode';
import { tableOfWorkbook } from '../content/read/read-workbook';
import { asCsv, asWorkbook, workbookOf } from '../content/read/workbook-names';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';
import { shownPath } from '../files/shown-path';
import { openExport } from '../importers/read/open-export';
import { csvText } from '../tables/csv-text';
import type { Table } from '../tables/table';
import { writeXlsx } from '../tables/write-xlsx';
import { cleanTable, collectionOf } from './clean-table';

interface ConvertOptions {
  readonly to: 'csv' | 'xlsx';
  /** Folder of the new files; else that of the file. */
  readonly out: string | undefined;
  /** Replaces files that exist. */
  readonly force: boolean;
}

/**
 * Converts a file, table by table, to CSV in UTF-8 or to workbooks. Writes all of them or none, and returns what to print. Throws an
 * error with a message for users.
 */
export async function convertFile(file: string, { to, out, force }: ConvertOptions): Promise<string> {
  const folder = resolve(out ?? dirname(file));
  const outputs = convertedFiles(file, to).map(({ name, bytes, notes }) => {
    const path = join(folder, name);
    return { path, becomes: bytes, was: existsSync(path) ? readFileSync(path) : undefined, notes };
  });
  const changes = outputs.filter(({ was, becomes }) => !was?.equals(becomes));
  const replaced = changes.filter(({ was }) => was !== undefined).map(({ path }) => shownPath(path));
  if (replaced.length > 0 && !force)
    throw new Error(
      `${replaced.join(', ')} exists already, and nothing was written. Use --force to replace it, or --out DIR to write elsewhere.`,
    );
  if (changes.length === 0) return `Unchanged: ${outputs.map(({ path }) => shownPath(path)).join(', ')}\n`;
  mkdirSync(folder, { recursive: true });
  const unlock = await lockData(folder);
  try {
    const undo = changeFiles(folder, changes);
    const said = changes.map(({ path, notes }) =>
      [`Written: ${shownPath(path)}`, ...notes, ...aboutTwo(path)].join('\n  '),
    );
    return `${[...said, undo].join('\n')}\n`;
  } finally {
    unlock();
  }
}

/** A file to write, and what to say about it. */
interface Output {
  readonly name: string;
  readonly bytes: Buffer;
  readonly notes: readonly string[];
}

/** Reads a file, and makes the files that it becomes: of a workbook, the sheet that is read as data becomes the table. */
export function convertedFiles(file: string, to: ConvertOptions['to']): Output[] {
  const { tables, encoding } = tablesIn(file);
  const base = basename(file, extname(file));
  const { table: main } = tableOfWorkbook(file, tables);
  const outputs = tables.map((table): Output => {
    const name = `${table === main ? base : `${base}-${nameOf(table)}`}.${to}`;
    const { text, count } = cleanTable(name, csvText(table.rows));
    const notes = [
      ...(tables.length > 1 ? [`It is the sheet "${table.sheet}".`] : []),
      ...(encoding ? [`It was read as ${encoding}: look at its accented letters.`] : []),
      ...(count > 0 ? [`${count} dates, hours, numbers or yes and no are written as the data has them.`] : []),
    ];
    return { name, bytes: Buffer.from(to === 'csv' ? text : writeXlsx(table.sheet ?? base, table.rows)), notes };
  });
  const twice = outputs.find(({ name }, index) => outputs.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Error(`Two sheets would be written to ${twice.name}: rename one of them.`);
  return outputs;
}

/** Reads the tables of a file that have cells, and guesses the encoding of a text if it has to. */
function tablesIn(file: string): { tables: readonly Table[]; encoding: string | undefined } {
  const shown = shownPath(resolve(file));
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) throw new Error(`There is no file ${shown}.`);
  const bytes = readFileSync(file);
  const decoded = 'text' in decode(bytes) ? undefined : decodeAnyhow(bytes);
  const opened = openExport(shown, decoded === undefined ? bytes : Buffer.from(decoded.text));
  if ('message' in opened) throw new Error(`${opened.at}: ${opened.message} ${opened.hint}`);
  if ('document' in opened) throw new Error(`${shown} is no table; \`npx colloquium import\` reads such exports.`);
  const tables = opened.tables.filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw new Error(`${shown} has no cells.`);
  return { tables, encoding: decoded?.encoding };
}

/** The name of a sheet as part of a file name. */
const nameOf = ({ sheet = '' }: Table) =>
  sheet
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'sheet';

/** Says that a CSV file and a workbook of one data table are an error. */
function aboutTwo(path: string): string[] {
  const name = basename(path);
  const other = name.endsWith('.csv') ? asWorkbook(name) : asCsv(name);
  const table = collectionOf(asCsv(name));
  if (table === undefined || workbookOf(table) === undefined || !existsSync(join(dirname(path), other))) return [];
  return [
    `${name} and ${other} are two files of one table, which is an error: move the one that you do not edit elsewhere, such as ${other}.`,
  ];
}
