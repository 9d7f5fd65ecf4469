import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { inWork } from '../bootstrap/project.mjs';
import { rename } from '../files/rename.mjs';

/**
 * The folder for cached files of all commands. It may be deleted at any time. CONTENT_CACHE names another one, for
 * measurements.
 */
export const CACHE = resolve(process.env.CONTENT_CACHE ?? inWork('.content/cache'));

/** The most bytes in a cache after a build: the sample takes 6 MB, and each version of the sources 10 MB. */
const MOST_BYTES = 1024 * 1024 * 1024;

/** Bytes of the checksum after the contents of a file. */
const SUM = 4;

/** The initial checksum: with zero, a file of zeros would be valid. */
const START = 0x5ea1ed;

/**
 * Caches files between commands. The name of a file includes a hash of the inputs and of the code that made it. `get` returns a
 * file, and makes it if it is missing or damaged. `prune` removes the least recently used files until the rest is small enough.
 *
 * @typedef {{
 *   readonly get: (name: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>,
 *   readonly prune: () => void,
 * }} FileCache
 */

/**
 * Opens a cache in a folder. Several commands may use it at once, since each file is written atomically.
 *
 * @param {string} [folder]
 * @param {number} [mostBytes] bytes that stay after `prune`
 * @returns {FileCache}
 */
export function fileCache(folder = CACHE, mostBytes = MOST_BYTES) {
  return {
    get: async (name, make) => {
      const path = join(folder, name);
      const found = readCached(path);
      if (found) return found;
      const made = await make();
      writeCached(path, made);
      return made;
    },
    prune: () => {
      let size = 0;
      for (const file of latestFirst(folder)) {
        size += file.size;
        if (size > mostBytes) rmSync(file.path, { force: true });
      }
    },
  };
}

/**
 * Reads contents that `writeCached` wrote; undefined if they are missing or damaged, for example by a full disk or a power cut. Sets the
 * date of the file, by which `prune` knows when it was last used.
 *
 * @param {string} path
 * @returns {Buffer | undefined}
 */
export function readCached(path) {
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
 * Writes contents, followed by a checksum.
 *
 * @param {string} path
 * @param {Uint8Array} contents
 */
export function writeCached(path, contents) {
  const sum = Buffer.alloc(SUM);
  sum.writeUInt32LE(crc32(contents, START));
  const unfinished = `${path}.${process.pid}.new`;
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(unfinished, Buffer.concat([contents, sum]));
    rename(unfinished, path);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Lists the files of a cache, the most recently used first. A file that another command is writing is among the first.
 *
 * @param {string} folder
 */
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
