import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { UNFINISHED } from '../files/unfinished';
import { writeWhole } from '../files/write-whole';
import { sealed, unsealed } from './sealed.mjs';

/** Bytes that stay in a cache between builds: the sample takes 6 MB, a programme of 5,000 papers some hundred. */
const ROOM = 1024 * 1024 * 1024;

/** Says how many bytes there were when all files were last looked at, and in a line each how many builds have kept since. */
const SIZE = '.size';

/** Files that took long to make, kept between builds under names that say all that they depend on. */
export interface FileCache {
  /** The file of that name; made if it is not there. */
  readonly get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>;
  /** The file of that name, if it is there and whole. */
  readonly find: (name: string) => Uint8Array | undefined;
  readonly keep: (name: string, bytes: Uint8Array | string) => void;
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
  const find: FileCache['find'] = (name) => unsealed(readIfThere(join(folder, name)));
  let kept = 0;
  const keep: FileCache['keep'] = (name, bytes) => {
    const file = sealed(bytes);
    kept += file.length;
    writeWhole([[join(folder, name), file]]);
  };
  return {
    find,
    keep,
    get: foundOrMade(find, keep),
    prune: () => {
      const note = join(folder, SIZE);
      // To look at tens of thousands of files takes longer than many an edit.
      if (sizeIn(note) + kept > room) writeWhole([[note, `${removeOldest(folder, room * PRUNED)}\n`]]);
      else if (kept > 0) appendFileSync(note, `${kept}\n`);
      kept = 0;
    },
  };
}

/** The `get` of a cache, by its two others. */
export const foundOrMade =
  (find: FileCache['find'], keep: FileCache['keep']): FileCache['get'] =>
  async (name, make) => {
    const found = find(name);
    if (found) return found;
    const made = await make();
    keep(name, made);
    return made;
  };

/** The part of its room that a cache has once it was full: pruned to its limit, it would be full again after the next edit. */
const PRUNED = 0.75;

/** The bytes of a cache, as noted; unknown ones are many. */
function sizeIn(note: string): number {
  if (!existsSync(note)) return Number.POSITIVE_INFINITY;
  const size = readFileSync(note, 'utf8')
    .split('\n')
    .reduce((sum, bytes) => sum + Number(bytes), 0);
  return Number.isNaN(size) ? Number.POSITIVE_INFINITY : size;
}

/** Removes the files that nobody has used for longest, and tells the size of the others in bytes. */
function removeOldest(folder: string, room: number): number {
  let size = 0;
  let left = 0;
  for (const file of latestFirst(folder)) {
    size += file.size;
    if (size > room) rmSync(file.path, { force: true });
    else left = size;
  }
  return left;
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
    .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED) && entry.name !== SIZE)
    .flatMap(({ name }) => {
      const path = join(folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, size: found.size, used: found.mtimeMs }] : [];
    })
    .sort((one, other) => other.used - one.used);
}
