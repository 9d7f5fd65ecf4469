import { renameSync } from 'node:fs';

/** What Windows reports while another program, such as a virus scanner, has the file open. */
const IN_USE = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** How often Windows is asked, and milliseconds in between. */
const [ATTEMPTS, PAUSE] = [20, 50];

/**
 * Renames a file or folder. On Windows it waits up to a second for programs that have it open.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ readonly platform?: string, readonly attempt?: (from: string, to: string) => void }} [system]
 */
export function rename(from, to, { platform = process.platform, attempt = renameSync } = {}) {
  for (let left = platform === 'win32' ? ATTEMPTS : 0; ; left--) {
    try {
      return attempt(from, to);
    } catch (problem) {
      const isInUse = problem instanceof Error && 'code' in problem && IN_USE.has(String(problem.code));
      if (left === 0 || !isInUse) throw problem;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
    }
  }
}
