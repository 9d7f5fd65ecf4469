import { strFromU8, unzipSync } from 'fflate';
import { odsTables } from './ods';
import type { Problem } from './problem';
import { columnNumber, MOST_CELLS, sheetTable, type Table } from './table';

/** In bytes. Workbooks of conferences are smaller when unpacked; a zip bomb is larger. */
const MOST_UNPACKED = 256 * 1024 * 1024;

/** Reads the sheets of a workbook: of Excel (.xlsx), or an OpenDocument spreadsheet (.ods). */
export async function workbookTables(file: string, bytes: Uint8Array): Promise<Table[] | Problem> {
  const names: string[] = [];
  let size = 0;
  try {
    // Nothing is unpacked yet. Unpacking stops at the sizes that the directory of the archive states.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        size += originalSize;
        return false;
      },
    });
    if (size > MOST_UNPACKED)
      return tooLarge(file, `The workbook is ${Math.round(size / 1024 / 1024)} MB large when it is unpacked.`);
    return names.includes('content.xml') ? odsTables(file, bytes) : await xlsxTables(file, bytes);
  } catch {
    const message = 'The workbook is damaged, or not a workbook of Excel or OpenDocument.';
    const hint = 'Export it again; if a spreadsheet opens it, save it there as "CSV UTF-8", sheet by sheet.';
    return { at: file, message, hint };
  }
}

const tooLarge = (file: string, message: string): Problem => ({
  at: file,
  message,
  hint: 'Export it again, with the submissions, authors and topics alone.',
});

/** Reads the sheets of an Excel workbook (.xlsx). For formulas it uses the saved results. */
async function xlsxTables(file: string, bytes: Uint8Array): Promise<Table[] | Problem> {
  const xml = Object.values(
    unzipSync(bytes, { filter: ({ name }) => name.includes('worksheets/') && name.endsWith('.xml') }),
  ).map((sheet) => strFromU8(sheet, true));
  const last = xml.map(lastCell).find(Boolean);
  if (last !== undefined) return tooLarge(file, `A sheet of the workbook reaches to cell ${last}.`);
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
