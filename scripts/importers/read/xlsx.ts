import { unzipSync } from 'fflate';
import type { Problem } from './problem';
import { sheetTable, type Table } from './table';

/** No workbook of a conference is larger when it is unpacked; archives that are made to do harm are. */
const MOST_UNPACKED = 256 * 1024 * 1024;

const DAMAGED = 'Export it again; if a spreadsheet opens it, save it there as "CSV UTF-8", sheet by sheet.';

/** Reads the sheets of an Excel workbook (.xlsx). Of a formula it takes the result that was saved with it. */
export async function xlsxTables(file: string, bytes: Uint8Array): Promise<Table[] | Problem> {
  try {
    let unpacked = 0;
    // The list at the end of the archive says the sizes; nothing is unpacked beyond what it says.
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        unpacked += originalSize;
        return false;
      },
    });
    if (unpacked > MOST_UNPACKED) {
      const message = `The workbook is ${Math.round(unpacked / 1024 / 1024)} MB large when it is unpacked.`;
      return { at: file, message, hint: 'Export it again, with the submissions, authors and topics alone.' };
    }
    // Most exports are no workbooks: its reader is loaded when one is there.
    const { default: readSheets } = await import('read-excel-file/universal');
    const sheets = await readSheets(new Uint8Array(bytes).buffer, { trim: false });
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

function cellText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : String(value);
}
