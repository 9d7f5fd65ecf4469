import { existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { hashOf } from '../cache/hash-of.mjs';
import { unfinishedPath } from './unfinished';

/** A rename that a change of a data folder needs. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** The hash of the file that it replaces; null where there was none. */
  readonly was: string | null;
}

/** The name of the list of steps, which is there until all are taken. */
export const BEGUN = 'begun';

export const begunPath = (dataDir: string): string => unfinishedPath(join(dataDir, BEGUN));

/** Whether the place of a step is still as it was read. */
export function isAsRead({ to, was }: Step): boolean {
  const found = statSync(to, { throwIfNoEntry: false });
  return was === null ? found === undefined : found?.isFile() === true && hashOf(readFileSync(to)) === was;
}

/** Takes a step. */
export function take({ from, to }: Step): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** The list of steps as a file in the data folder, which may be moved meanwhile. */
export const listOf = (dataDir: string, steps: readonly Step[]): string =>
  JSON.stringify(steps.map(({ from, to, was }) => ({ from: relative(dataDir, from), to: relative(dataDir, to), was })));

/** The steps that are still to be taken; none in a list that was not written to its end. */
export function stepsLeft(dataDir: string, list: string): readonly Step[] {
  return parsed(list)
    .map(({ from, to, was }) => ({ from: resolve(dataDir, from), to: resolve(dataDir, to), was }))
    .filter(({ from }) => existsSync(from));
}

function parsed(list: string): readonly Step[] {
  try {
    return JSON.parse(list) as readonly Step[]; // `listOf` wrote it
  } catch {
    return [];
  }
}
