import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as milliseconds } from 'node:timers/promises';
import { namesIn } from './names-in';
import { isAlive, ownMark } from './process-mark';

/** Milliseconds after which a waiting process looks again. */
const AGAIN = 100;

/**
 * Runs `work` while no other process of this machine holds the same lock, and waits for it else. A process that was killed does not
 * hold it any more: a holder is known by its number and by when it began.
 *
 * The lock is a folder with one empty file, named after its holder. It appears with that file by one rename, and the file of a
 * process that has ended is removed by its name, so that nobody ever removes another one's.
 *
 * @param lock the path of that folder; the folder above it has to be there
 * @param onWait gets the process that is waited for, once for each
 */
export async function holdLock<Result>(
  lock: string,
  work: () => Promise<Result> | Result,
  onWait: (pid: number) => void,
): Promise<Result> {
  const own = ownMark();
  let waitedFor: string | undefined;
  for (;;) {
    const holder = holderOf(lock);
    if (holder === undefined && isTaken(lock, own)) break;
    if (holder !== undefined && holder !== waitedFor) onWait(pidOf(holder));
    waitedFor = holder;
    await milliseconds(AGAIN);
  }
  try {
    return await work();
  } finally {
    rmSync(join(lock, own), { force: true });
    removeIfEmpty(lock);
  }
}

/** The running process that holds a lock, by its file; that of another is removed. */
function holderOf(lock: string): string | undefined {
  for (const name of namesIn(lock)) {
    if (isAlive(name)) return name;
    rmSync(join(lock, name), { force: true });
  }
  // Windows renames no folder to one that is there.
  removeIfEmpty(lock);
  return undefined;
}

const pidOf = (name: string) => Number.parseInt(name, 10);

function isTaken(lock: string, own: string): boolean {
  const next = `${lock}-${process.pid}`;
  mkdirSync(next, { recursive: true });
  try {
    writeFileSync(join(next, own), '');
    renameSync(next, lock);
    return true;
  } catch (problem) {
    rmSync(next, { recursive: true, force: true });
    // Another process has taken it in this moment, and may have cleared away what is unfinished; Windows says EPERM or EACCES.
    if (problem instanceof Error && 'code' in problem && OVERTAKEN.has(problem.code)) return false;
    throw problem;
  }
}

const OVERTAKEN: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM', 'EACCES']);

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another process has taken the lock, or nobody had it.
  }
}
