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
import { join, relative } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { crc32 } from 'node:zlib';
import { inProject } from '../bootstrap/project.mjs';
import { isRunning } from '../files/is-running.mjs';
import { sealed, unsealed } from './sealed.mjs';

/**
 * The folder of all that commands keep for the next ones. It may be deleted at any time. Another one is for measuring what it
 * saves; it has to be within the project, whose packages are loaded from there.
 */
export const CACHE = process.env.CONTENT_CACHE ?? inProject('.content/cache');

/** Folders of other versions that stay, for somebody who goes from branch to branch. */
const OTHERS = 3;

/** The name of a folder that is being filled or removed, with the number of the process that does so. */
const UNFINISHED = /^\.(?:filling|leaving)\.[^.]+\.(\d+)$/;

/** In a kept folder: the checksums of its files, each by its name. */
const SUMS = '.sums';

/**
 * A folder that took long to fill, kept under its kind and a version that says all that it depends on. It appears in whole or
 * not at all, also while several commands make the same one; the oldest of its kind go. Nobody may change what is in it: where a
 * file is not what it was, the folder is filled anew. What is added later is not looked at.
 *
 * @param {string} kind
 * @param {string} version
 * @param {(folder: string) => Promise<unknown>} fill gets a folder to make, beside where the kept one will be: what is
 *   written there may name files above it by their relative paths
 * @param {string} [cache]
 * @returns {Promise<string>} the folder's path
 */
export async function keptFolder(kind, version, fill, cache = CACHE) {
  const folder = join(cache, `${kind}.${version}`);
  if (!isWhole(folder)) {
    clearLeftovers(cache);
    removeWhole(cache, kind, folder);
    await fillFolder(folder, join(cache, `.filling.${kind}.${process.pid}`), fill);
    removeOldest(cache, kind, folder);
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

/**
 * @param {string} folder
 * @param {string} unfinished
 * @param {(folder: string) => Promise<unknown>} fill
 */
async function fillFolder(folder, unfinished, fill) {
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  try {
    await fill(unfinished);
    writeFileSync(join(unfinished, SUMS), sealed(JSON.stringify(sumsOf(unfinished, namesIn(unfinished)))));
    renameSync(unfinished, folder);
  } catch (problem) {
    // Another command has made the same meanwhile.
    if (!existsSync(folder)) throw problem;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * @param {string} cache
 * @param {string} kind
 * @param {string} current
 */
function removeOldest(cache, kind, current) {
  const others = readdirSync(cache)
    .filter((name) => name.startsWith(`${kind}.`))
    .map((name) => join(cache, name))
    .filter((path) => path !== current)
    .map((path) => ({ path, used: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((one, other) => other.used - one.used);
  for (const { path } of others.slice(OTHERS)) removeWhole(cache, kind, path);
}

/**
 * A removal that is interrupted must not leave half a folder under a name that means a whole one.
 *
 * @param {string} cache
 * @param {string} kind
 * @param {string} path
 */
function removeWhole(cache, kind, path) {
  const leaving = join(cache, `.leaving.${kind}.${process.pid}`);
  rmSync(leaving, { recursive: true, force: true });
  try {
    renameSync(path, leaving);
  } catch (problem) {
    // It was not there, or another command has removed it meanwhile.
    if (existsSync(path)) throw problem;
  }
  rmSync(leaving, { recursive: true, force: true });
}

/** @param {string} folder */
function isWhole(folder) {
  try {
    const sums = JSON.parse(unsealed(readFileSync(join(folder, SUMS)))?.toString() ?? '');
    return isDeepStrictEqual(sumsOf(folder, Object.keys(sums)), sums);
  } catch {
    return false;
  }
}

/**
 * @param {string} folder
 * @param {readonly string[]} names
 */
const sumsOf = (folder, names) =>
  Object.fromEntries(names.map((name) => [name, crc32(readFileSync(join(folder, name)))]));

/** @param {string} folder */
const namesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));

/**
 * Removes what interrupted commands have left.
 *
 * @param {string} cache
 */
function clearLeftovers(cache) {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const [, pid] = UNFINISHED.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) rmSync(join(cache, name), { recursive: true, force: true });
  }
}
