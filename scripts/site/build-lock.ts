import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../files/is-running.mjs';

/** The file that says which process is putting a site into a folder: its number. */
const LOCK = '.placing';

/** Milliseconds after which one looks again, and after which a process is taken for another of the same number. */
const AGAIN = 20;
const LONGEST = 60_000;

/** Does something to a folder while no other build does. */
export function alone<Result>(dist: string, work: () => Result): Result {
  const lock = join(dist, LOCK);
  for (let waited = 0; !isLocked(lock); waited += AGAIN) {
    if (waited > LONGEST) rmSync(lock, { force: true });
    clearLock(dist);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Removes the file of a process that does not run any more. */
export function clearLock(dist: string): void {
  const lock = join(dist, LOCK);
  const pid = Number(readIfThere(lock) || process.pid);
  if (!isRunning(pid)) rmSync(lock, { force: true });
}

function isLocked(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'EEXIST') return false;
    throw problem;
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
