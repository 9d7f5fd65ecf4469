import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as milliseconds } from 'node:timers/promises';
import { isRunning } from './is-running.mjs';

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
  const own = `${process.pid}-${beginOf(process.pid)}`;
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
    if (isHeldBy(name)) return name;
    rmSync(join(lock, name), { force: true });
  }
  // Windows renames no folder to one that is there.
  removeIfEmpty(lock);
  return undefined;
}

const pidOf = (name: string) => Number.parseInt(name, 10);

function isHeldBy(name: string): boolean {
  const begin = beginOf(pidOf(name));
  const noted = name.slice(name.indexOf('-') + 1);
  // Where the system does not say when a process began, its number has to do.
  return begin !== undefined && (begin === noted || begin === '' || noted === '');
}

/** When a process began, in some notation of the system's, or '' if that does not say; undefined if it has ended. */
function beginOf(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined;
  try {
    // Linux, proc_pid_stat(5): the program's name stands in brackets and may have some; the state is the third field, the begin the 22nd.
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ');
    return state === 'Z' || state === 'X' ? undefined : fields[18];
  } catch {
    return beginByPs(pid);
  }
}

/** The same on macOS and BSD. */
function beginByPs(pid: number): string {
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const begin = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return begin.toString().trim().replace(/\W+/g, '-');
  } catch {
    return '';
  }
}

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

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Another process has taken the lock, or nobody had it.
  }
}
