import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { hashOf } from '../cache/hash-of.mjs';
import { rename } from './rename.mjs';
import { unfinishedPath } from './unfinished';

/** One of the renames that change a data folder. */
export interface Rename {
  readonly from: string;
  readonly to: string;
  /** The hash of the file that it replaces; null if there was no file. */
  readonly was: string | null;
}

/** The name of the file that lists the renames. It exists until all of them are done. */
export const PENDING = 'begun';

export const pendingPath = (dataDir: string): string => unfinishedPath(join(dataDir, PENDING));

/** Tells whether the file to replace is still as it was read. */
export function isUnchanged({ to, was }: Rename): boolean {
  const found = statSync(to, { throwIfNoEntry: false });
  return was === null ? found === undefined : found?.isFile() === true && hashOf(readFileSync(to)) === was;
}

/** Renames a file, and makes its new folder if necessary. */
export function renameNow({ from, to }: Rename): void {
  mkdirSync(dirname(to), { recursive: true });
  rename(from, to);
}

/** Writes the list of renames as JSON. Its paths are relative, since the data folder may be moved in the meantime. */
export const serialised = (dataDir: string, steps: readonly Rename[]): string =>
  JSON.stringify(steps.map(({ from, to, was }) => ({ from: relative(dataDir, from), to: relative(dataDir, to), was })));

/** Returns the renames that are not done yet; none if the list is incomplete, since no rename begins before it is complete. */
export function remainingRenames(dataDir: string, list: string): readonly Rename[] {
  return parsed(list)
    .map(({ from, to, was }) => ({ from: resolve(dataDir, from), to: resolve(dataDir, to), was }))
    .filter(({ from }) => existsSync(from));
}

function parsed(list: string): readonly Rename[] {
  try {
    return JSON.parse(list) as readonly Rename[]; // `serialised` wrote it
  } catch {
    return [];
  }
}
