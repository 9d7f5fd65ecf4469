import { mkdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as milliseconds } from 'node:timers/promises';
import { namesIn } from './names-in';
import { isAlive, ownMark } from './process-mark';

/** Milliseconds between two attempts of a waiting process. */
const RETRY = 100;

/**
 * Runs `work` while holding a lock that only one process of this machine can hold. Waits while another process holds it. A process that
 * was killed no longer holds it: holders are identified by process id and start time.
 *
 * The lock is a folder with one empty file, named after its holder. One rename makes both appear together. The file of an ended
 * process is removed by its name, so that no process ever removes another one's.
 *
 * @param lock the path of that folder, whose parent must exist
 * @param onWait is called once for each process that this one waits for
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
    if (holder === undefined && takeLock(lock, own)) break;
    if (holder !== undefined && holder !== waitedFor) onWait(pidOf(holder));
    waitedFor = holder;
    await milliseconds(RETRY);
  }
  try {
    return await work();
  } finally {
    rmSync(join(lock, own), { force: true });
    removeIfEmpty(lock);
  }
}

/** Returns the file of the running process that holds a lock, and removes the files of ended processes. */
function holderOf(lock: string): string | undefined {
  for (const name of namesIn(lock)) {
    if (isAlive(name)) return name;
    rmSync(join(lock, name), { force: true });
  }
  // Windows cannot rename a folder to an existing one.
  removeIfEmpty(lock);
  return undefined;
}

const pidOf = (name: string) => Number.parseInt(name, 10);

function takeLock(lock: string, own: string): boolean {
  const next = `${lock}-${process.pid}`;
  mkdirSync(next, { recursive: true });
  try {
    writeFileSync(join(next, own), '');
    renameSync(next, lock);
    return true;
  } catch (problem) {
    rmSync(next, { recursive: true, force: true });
    // Another process took it at this moment, and may have removed our folder. Windows reports EPERM or EACCES.
    if (problem instanceof Error && 'code' in problem && OVERTAKEN.has(problem.code)) return false;
    throw problem;
  }
}

const OVERTAKEN: ReadonlySet<unknown> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT', 'EPERM', 'EACCES']);

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another process has taken the lock, or there is none.
  }
}
