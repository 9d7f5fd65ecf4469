import { constants, copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive, ownMark } from './process-mark';

/**
 * Takes a lock, which is a file with the mark of its holder. Gives the mark of the process that has it instead, if one has. The
 * lock of a process that has ended is free: a crash never leaves it shut.
 */
export function takeLock(file: string): string | undefined {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    if (create(file)) return undefined;
    const holder = readIfThere(file);
    if (holder === undefined) continue;
    if (isAlive(holder)) return holder;
    // Only one may remove it: another could hold a lock of its own by then.
    const removal = `${file}.${holder}`;
    const other = takeLock(removal);
    if (other !== undefined) return other;
    if (readIfThere(file) === holder) rmSync(file);
    freeLock(removal);
  }
}

/** Gives back a lock that this process holds. */
export const freeLock = (file: string): void => rmSync(file, { force: true });

/** Makes the file with its text in one step; false if it is there. */
function create(file: string): boolean {
  const unfinished = `${file}.${ownMark()}.new`;
  writeFileSync(unfinished, ownMark());
  try {
    linkOrCopy(unfinished, file);
    return true;
  } catch (problem) {
    if (isOf('EEXIST', problem)) return false;
    throw problem;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // It is there, which the copy finds, too; or the file system has no links.
    copyFileSync(from, to, constants.COPYFILE_EXCL);
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    if (isOf('ENOENT', problem)) return undefined;
    throw problem;
  }
}

const isOf = (code: string, problem: unknown) => problem instanceof Error && 'code' in problem && problem.code === code;
