import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED } from '../files/unfinished';
import { writeWhole } from '../files/write-whole';
import { sealed, unsealed } from './sealed.mjs';

/** Bytes that stay in a cache between builds: the sample takes 6 MB. */
const ROOM = 1024 * 1024 * 1024;

/** Files that took long to make, kept between builds under names that say all that they depend on: a hash of the inputs and the code. */
export interface FileCache {
  /** The file of that name; made if it is not there, or not whole. */
  readonly get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** Removes the files that nobody has used for longest, until the rest has room. */
  readonly prune: () => void;
}

/**
 * A cache in a folder, which may be deleted at any time. Several builds may use it at once, also of different data: a file
 * appears in whole, under its name, or not at all.
 *
 * @param room bytes that stay after `prune`
 */
export function fileCache(folder: string, room: number = ROOM): FileCache {
  return {
    get: async (name, make) => {
      const path = join(folder, name);
      const found = unsealed(readIfThere(path));
      if (found) return found;
      const made = await make();
      writeWhole([[path, sealed(made)]]);
      return made;
    },
    prune: () => {
      let size = 0;
      for (const file of latestFirst(folder)) {
        size += file.size;
        if (size > room) rmSync(file.path, { force: true });
      }
    },
  };
}

/** The file, unless it is not there, or another build prunes it in this moment. Its date tells when it was used last. */
function readIfThere(path: string): Buffer | undefined {
  try {
    const bytes = readFileSync(path);
    const now = new Date();
    utimesSync(path, now, now);
    return bytes;
  } catch {
    return undefined;
  }
}

/** The files of a cache, but for those that another build is just writing. */
function latestFirst(folder: string) {
  const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return names
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
    .flatMap(({ name }) => {
      const path = join(folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, size: found.size, used: found.mtimeMs }] : [];
    })
    .sort((one, other) => other.used - one.used);
}
