import { strFromU8, unzipSync } from 'fflate';
import { archiveOf, DAMAGED } from './archive';
import { odsTables } from './ods';
import type { Problem } from './problem';
import { columnNumber, MOST_CELLS, sheetTable, type Table } from './table';

const TOO_LARGE = 'Export it again, with the submissions, authors and topics alone.';

/** Reads the sheets of a workbook: of Excel (.xlsx), or an OpenDocument spreadsheet (.ods). */
export async function workbookTables(file: string, bytes: Uint8Array): Promise<Table[] | Problem> {
  try {
    const { names, excess } = archiveOf(bytes);
    if (excess !== undefined) return { at: file, message: excess, hint: TOO_LARGE };
    return names.includes('content.xml') ? odsTables(file, bytes) : await xlsxTables(file, bytes);
  } catch {
    return { at: file, message: 'The workbook is damaged, or not a workbook of Excel or OpenDocument.', hint: DAMAGED };
  }
}

/** Reads the sheets of an Excel workbook (.xlsx). For formulas it uses the saved results. */
async function xlsxTables(file: string, bytes: Uint8Array): Promise<Table[] | Problem> {
  const xml = sheetsIn(bytes);
  const excess = excessOf(xml);
  if (excess !== undefined) return { at: file, message: excess, hint: TOO_LARGE };
  // Loaded when needed, since most exports are not workbooks.
  const { default: readSheets } = await import('read-excel-file/universal');
  const sheets = await readSheets(new Uint8Array(bytes).buffer, { trim: false, parseNumber: numberText });
  // Dates that are written as text, and not as numbers, are read on the clock of this machine.
  const isLocal = xml.some((sheet) => /<c [^<>]*\bt="d"/.test(sheet));
  return sheets.map(({ sheet, data }) =>
    sheetTable(
      file,
      sheet,
      data.map((row) => row.map((value) => cellText(value, isLocal))),
    ),
  );
}

/** The XML of all sheets. */
const sheetsIn = (bytes: Uint8Array): string[] =>
  Object.values(unzipSync(bytes, { filter: ({ name }) => name.includes('worksheets/') && name.endsWith('.xml') })).map(
    (sheet) => strFromU8(sheet, true),
  );

/** Says why a workbook is too large for its reader; undefined if it is not. */
function excessOf(sheets: readonly string[]): string | undefined {
  for (const sheet of sheets) {
    const last = lastCell(sheet);
    if (last !== undefined) return `A sheet of the workbook reaches to cell ${last}.`;
  }
  return undefined;
}

/** Returns the cell up to which a sheet would be too large, since the reader allocates all cells from the first to the last. */
function lastCell(xml: string): string | undefined {
  let rows = 0;
  let columns = 0;
  for (const [, letters = '', row] of xml.matchAll(CELLS)) {
    rows = Math.max(rows, Number(row));
    columns = Math.max(columns, columnNumber(letters));
    if (rows * columns > MOST_CELLS) return `${letters}${row}`;
  }
  return undefined;
}

/** The name of a cell, and the last cell of a sheet's stated dimension. */
const CELLS = /<(?:c|dimension)\s[^<>]*?\br(?:ef)?="(?:[A-Z]+\d+:)?([A-Z]{1,3})(\d{1,7})"/g;

/** The digits that a spreadsheet keeps of a number. */
const MOST_DIGITS = 15;

/**
 * Converts a number to text, with all its digits. A number that a spreadsheet has rounded is written with a power of ten, so that
 * `plain-text.ts` detects and reports it.
 */
function numberText(written: string): string {
  const number = Number(written);
  if (Number.isNaN(number) || Math.abs(number) < 10 ** MOST_DIGITS)
    return String(Number.isNaN(number) ? written : number);
  return /^-?\d+$/.test(written) && /[1-9]/.test(written.slice(MOST_DIGITS))
    ? written
    : number.toExponential(MOST_DIGITS - 1);
}

function cellText(value: unknown, isLocal: boolean): string {
  if (value instanceof Date)
    return dateText(isLocal ? value.getTime() - value.getTimezoneOffset() * 60_000 : value.getTime());
  return value === null || value === undefined ? '' : String(value);
}

/** Writes a date of a spreadsheet: a day, a day with a time, or a time alone, which spreadsheets count from 1899. */
function dateText(milliseconds: number): string {
  // Parts of days are rounded: 9:00 may be 8:59:59.999.
  const [day = '', time = ''] = new Date(Math.round(milliseconds / 60_000) * 60_000)
    .toISOString()
    .slice(0, 16)
    .split('T');
  if (day < '1901') return time;
  return time === '00:00' ? day : `${day} ${time}`;
}
