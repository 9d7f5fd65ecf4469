import { strFromU8, unzipSync } from 'fflate';
import type { Problem } from './problem';
import { columnNumber, MOST_CELLS, sheetTable, type Table } from './table';

/** In bytes. Workbooks of conferences are smaller when unpacked; a zip bomb is larger. */
const MOST_UNPACKED = 256 * 1024 * 1024;

const DAMAGED = 'Export it again; if a spreadsheet opens it, save it there as "CSV UTF-8", sheet by sheet.';

/** Reads the sheets of an Excel workbook (.xlsx). For formulas it uses the saved results. */
export async function xlsxTables(file: string, bytes: Uint8Array): Promise<Table[] | Problem> {
  try {
    const excess = excessOf(bytes);
    if (excess !== undefined) {
      return { at: file, message: excess, hint: 'Export it again, with the submissions, authors and topics alone.' };
    }
    // Loaded when needed, since most exports are not workbooks.
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
    return { at: file, message: 'The workbook is damaged, or not an Excel workbook.', hint: DAMAGED };
  }
}

/** Says why a workbook is too large for its reader; undefined if it is not. */
function excessOf(bytes: Uint8Array): string | undefined {
  let unpacked = 0;
  // The sizes come from the archive's directory; unpacking stops at these sizes.
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

function cellText(value: unknown): string {
  // Spreadsheets have no time zones: what they show is on the clocks of the conference.
  if (value instanceof Date) return value.toISOString().replace('.000Z', '');
  return value === null || value === undefined ? '' : String(value);
}
