import { basename } from 'node:path';
import { csvText } from '../../tables/csv-text';
import type { Table } from '../../tables/table';
import { workbookTables } from '../../tables/workbook';
import { error, type Staged, startOfFile, warning } from '../report/diagnostics';
import { controlCharacter } from './control-characters';
import { MOST_CELLS } from './limits';

/** The table of a workbook as CSV: row 7 of the sheet is row 7 of the text. */
export interface Workbook {
  readonly sheet: string;
  readonly text: string;
}

/** Reads the table of a workbook. `file` is its path in reports. */
export function readWorkbook(file: string, bytes: Uint8Array): Staged<Workbook> {
  const place = { file, range: startOfFile };
  const tables = workbookTables(file, bytes);
  if ('message' in tables)
    return {
      value: { sheet: '', text: '' },
      diagnostics: [error('unreadable-file', place, tables.message, { hint: tables.hint })],
    };
  const { table, others } = tableOfWorkbook(file, tables);
  const { sheet = '', rows = [] } = table ?? {};
  const width = rows.find((cells) => cells.length > 0)?.length ?? 0;
  if (rows.length * width > MOST_CELLS) {
    const message = `The sheet "${sheet}" has ${rows.length} rows and ${width} columns.`;
    const hint = 'Delete empty rows and columns, and check that it is the right file.';
    return { value: { sheet, text: '' }, diagnostics: [error('file-too-large', place, message, { hint })] };
  }
  const text = csvText(rows);
  if (text.trim() === '') {
    const hint = 'Put back what was in it, if saving it failed; delete it if the conference has none.';
    return { value: { sheet, text }, diagnostics: [error('empty-file', place, 'The workbook is empty.', { hint })] };
  }
  const names = others.map((other) => `"${other.sheet}"`).join(', ');
  const unused = warning('unknown-file', place, `The sheet "${sheet}" is read, and these are not: ${names}.`, {
    hint: `Call the sheet with the table "${nameOf(file)}", or keep the others in another workbook.`,
  });
  const unwanted = controlCharacter(text, file) ?? (others.length > 0 ? unused : undefined);
  return { value: { sheet, text }, diagnostics: unwanted ? [unwanted] : [] };
}

/**
 * Finds the table of a workbook: the sheet with its name, or else the first that has cells and is not hidden. `others` are the other
 * sheets if none has the name.
 */
export function tableOfWorkbook(file: string, tables: readonly Table[]): { table?: Table; others: readonly Table[] } {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const named = filled.find(({ sheet = '' }) => plain(sheet) === plain(nameOf(file)));
  if (named !== undefined) return { table: named, others: [] };
  const [table = filled[0], ...others] = filled.filter(({ isHidden }) => !isHidden);
  return { ...(table && { table }), others };
}

const nameOf = (file: string) => basename(file).replace(/\.[^.]*$/, '');

/** Lower case without spaces and punctuation, so that "Committee members" is committee-members. */
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
