import { strFromU8, unzipSync } from 'fflate';
import type { Problem } from './problem';
import { columnNumber, MOST_CELLS, sheetTable, type Table } from './table';

/** No workbook of a conference is larger when it is unpacked; archives that are made to do harm are. */
const MOST_UNPACKED = 256 * 1024 * 1024;

const DAMAGED = 'Export it again; if a spreadsheet opens it, save it there as "CSV UTF-8", sheet by sheet.';

/** Reads the sheets of an Excel workbook (.xlsx). Of a formula it takes the result that was saved with it. */
export async function xlsxTables(file: string, bytes: Uint8Array): Promise<Table[] | Problem> {
  try {
    const excess = excessOf(bytes);
    if (excess !== undefined) {
      return { at: file, message: excess, hint: 'Export it again, with the submissions, authors and topics alone.' };
    }
    // Most exports are no workbooks: its reader is loaded when one is there.
    const { default: readSheets } = await import('read-excel-file/universal');
    const sheets = await readSheets(new Uint8Array(bytes).buffer, { trim: false, parseNumber: numberText });
    return sheets.map(({ sheet, data }) =>
      sheetTable(
        file,
        sheet,
        data.map((row) => row.map(cellText)),
      ),
    );
  } catch {
    return { at: file, message: 'The workbook is damaged, or no workbook of Excel.', hint: DAMAGED };
  }
}

/** What makes a workbook larger than its reader should be given, if anything does. */
function excessOf(bytes: Uint8Array): string | undefined {
  let unpacked = 0;
  // The list at the end of the archive says the sizes; nothing is unpacked beyond what it says.
  unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > MOST_UNPACKED)
    return `The workbook is ${Math.round(unpacked / 1024 / 1024)} MB large when it is unpacked.`;
  const sheets = unzipSync(bytes, { filter: ({ name }) => name.includes('worksheets/') && name.endsWith('.xml') });
  for (const sheet of Object.values(sheets)) {
    const last = lastCell(strFromU8(sheet, true));
    if (last !== undefined) return `A sheet of the workbook reaches to cell ${last}.`;
  }
  return undefined;
}

/** The reader makes a table of everything between the first cell and the last: one that lies far away would fill the memory. */
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

/** The name of a cell, and that of the last one that a sheet says to have. */
const CELLS = /<(?:c|dimension)\s[^<>]*?\br(?:ef)?="(?:[A-Z]+\d+:)?([A-Z]{1,3})(\d{1,7})"/g;

/** The digits of the longest number that a spreadsheet keeps whole. */
const MOST_DIGITS = 15;

/**
 * The text of a number, digit by digit as it is written. One that a spreadsheet has rounded is written with a power of ten, by
 * which it is known and reported (`plain-text.ts`).
 */
function numberText(written: string): string {
  const number = Number(written);
  if (Number.isNaN(number) || Math.abs(number) < 10 ** MOST_DIGITS)
    return String(Number.isNaN(number) ? written : number);
  return /^-?\d+$/.test(written) && /[1-9]/.test(written.slice(MOST_DIGITS))
    ? written
    : number.toExponential(MOST_DIGITS - 1);
}

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : String(value);
}
