import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { inProject } from '../bootstrap/project.mjs';

/**
 * The folder of all that commands keep for the next ones. It may be deleted at any time. Another one is for measuring what it
 * saves; it has to be within the project, whose packages are loaded from there.
 */
export const CACHE = process.env.CONTENT_CACHE ?? inProject('.content/cache');

/** Bytes that stay in a cache between builds: the sample takes 6 MB, and each version of the sources 10 MB. */
const ROOM = 1024 * 1024 * 1024;

/** Bytes of the checksum behind the contents of a file. */
const SUM = 4;

/** The checksum of no bytes: with zero, a file of zeros would be whole. */
const START = 0x5ea1ed;

/**
 * Files that took long to make, kept between commands under names that say all that they depend on: a hash of the inputs and of the
 * code. `get` makes the file of a name if it is not there, or not whole. `prune` removes the files that nobody has used for longest,
 * until the rest has room.
 *
 * @typedef {{
 *   readonly get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>,
 *   readonly prune: () => void,
 * }} FileCache
 */

/**
 * A cache in a folder. Several commands may use it at once, also for different data: a file appears in whole, under its name, or not at
 * all.
 *
 * @param {string} [folder]
 * @param {number} [room] bytes that stay after `prune`
 * @returns {FileCache}
 */
export function fileCache(folder = CACHE, room = ROOM) {
  return {
    get: async (name, make) => {
      const path = join(folder, name);
      const found = readKept(path);
      if (found) return found;
      const made = await make();
      writeKept(path, made);
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

/**
 * The contents that `writeKept` was given; undefined where there are none, or where a full disk, a power cut or a synchronised folder
 * has left others. The date of the file tells when it was used last.
 *
 * @param {string} path
 * @returns {Buffer | undefined}
 */
export function readKept(path) {
  try {
    const bytes = readFileSync(path);
    const contents = bytes.subarray(0, -SUM);
    if (bytes.readUInt32LE(contents.length) !== crc32(contents, START)) return undefined;
    utimesSync(path, new Date(), new Date());
    return contents;
  } catch {
    return undefined;
  }
}

/**
 * Writes contents with a checksum behind them.
 *
 * @param {string} path
 * @param {Uint8Array} contents
 */
export function writeKept(path, contents) {
  const sum = Buffer.alloc(SUM);
  sum.writeUInt32LE(crc32(contents, START));
  const unfinished = `${path}.${process.pid}.new`;
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(unfinished, Buffer.concat([contents, sum]));
    renameSync(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** @param {string} folder a cache, whose files come by their last use: one that another command is just writing is among the first */
function latestFirst(folder) {
  const names = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
  return names
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const path = join(folder, name);
      const found = statSync(path, { throwIfNoEntry: false });
      return found ? [{ path, size: found.size, used: found.mtimeMs }] : [];
    })
    .sort((one, other) => other.used - one.used);
}
