import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isRunning } from './is-running.mjs';

/** Identifies a process by its id and its start time, since ids are reused. */
const markOf = (pid: number): string => [pid, startOf(pid)].filter((part) => part !== undefined).join('-');

const marks = new Map<number, string>();

/** Returns the mark of this process. */
export function ownMark(): string {
  const { pid } = process;
  const mark = marks.get(pid) ?? markOf(pid);
  marks.set(pid, mark);
  return mark;
}

/** Tells whether the process of a mark is still running. */
export function isAlive(mark: string): boolean {
  const [, pid, start] = /^(\d+)(?:-(\d+))?$/.exec(mark) ?? [];
  if (pid === undefined || !isRunning(Number(pid))) return false;
  return start === undefined || startOf(Number(pid)) === start;
}

/** Returns the start time of a process as a number; undefined if the system does not report it, or the process has ended. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    // proc(5): the state and the start are the 1st and the 20th field after the name, which may have spaces and brackets.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return /[ZX]/.test(fields[0] ?? '') ? undefined : fields[19];
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', `${pid}`], {
      encoding: 'utf8',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    const time = Date.parse(`${stdout ?? ''} UTC`);
    return Number.isNaN(time) ? undefined : `${time}`;
  }
}
