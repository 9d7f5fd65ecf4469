import { strFromU8, unzipSync } from 'fflate';
import { readOds } from './ods';
import type { Problem } from './problem';
import { sheetTable, type Table } from './table';
import { readXlsx } from './xlsx';

/** In bytes. Workbooks of conferences are smaller when unpacked; a zip bomb is larger. */
const MOST_UNPACKED = 256 * 1024 * 1024;

/** The main file of an Excel workbook. */
const MAIN = /^(?:.*\/)?workbook\d*\.xml$/i;

const SAVE_AGAIN =
  'Open it in a spreadsheet, delete empty rows and columns, and save it again; or save each sheet as "CSV UTF-8".';

/** Reads the sheets of a workbook: of Excel (.xlsx), or an OpenDocument spreadsheet (.ods). */
export function workbookTables(file: string, bytes: Uint8Array): Table[] | Problem {
  const problem = (message: string): Problem => ({ at: file, message, hint: SAVE_AGAIN });
  try {
    const names: string[] = [];
    let size = 0;
    // Nothing is unpacked yet. Unpacking stops at the sizes that the directory of the archive states.
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        size += originalSize;
        return false;
      },
    });
    if (size > MOST_UNPACKED)
      return problem(`The workbook is ${Math.round(size / 1024 / 1024)} MB large when it is unpacked.`);
    const parts = new Map(Object.entries(unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) })));
    // Each part is read once, however often the workbook names it.
    const read = (path: string) => {
      const part = parts.get(path);
      parts.delete(path);
      return part === undefined ? '' : strFromU8(part);
    };
    const main = names.find((name) => MAIN.test(name));
    const isOds = names.includes('content.xml');
    if (isOds || main !== undefined) {
      const { fault, found } = isOds ? readOds(read('content.xml')) : readXlsx(main ?? '', read);
      if (fault !== undefined) return problem(fault);
      if (found.length === 0) return problem('The workbook has no sheets.');
      return found.map(({ name, rows, isHidden }) => sheetTable(file, name, rows, isHidden));
    }
  } catch {
    // Fflate throws at archives that are not whole.
  }
  return problem('The workbook is damaged, or not a workbook of Excel or OpenDocument.');
}
