import { unzipSync } from 'fflate';

/** In bytes. Workbooks of conferences are smaller when unpacked; a zip bomb is larger. */
const MOST_UNPACKED = 256 * 1024 * 1024;

/** The directory of a zip archive, without unpacking anything. */
interface Archive {
  readonly names: readonly string[];
  /** Why it is too large to unpack; undefined if it is not. */
  readonly excess: string | undefined;
}

/** Lists the files of a zip archive. Unpacking stops at the sizes that the directory states. Throws if it is damaged. */
export function archiveOf(bytes: Uint8Array): Archive {
  const names: string[] = [];
  let unpacked = 0;
  unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      names.push(name);
      unpacked += originalSize;
      return false;
    },
  });
  const size = Math.round(unpacked / 1024 / 1024);
  return {
    names,
    excess: unpacked > MOST_UNPACKED ? `The workbook is ${size} MB large when it is unpacked.` : undefined,
  };
}

export const DAMAGED = 'Export it again; if a spreadsheet opens it, save it there as "CSV UTF-8", sheet by sheet.';
