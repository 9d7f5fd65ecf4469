import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../cache/file-cache.mjs';
import { hashOf } from '../cache/hash-of.mjs';
import { finishChanges } from './finish-changes';
import { holdLock } from './hold-lock';
import { realPathOf } from './real-path';

const LOCKS = join(CACHE, 'locks');

/**
 * Locks a folder against changes by other commands, and returns the function that unlocks it. Waits while another command holds the
 * lock. Then finishes the changes of a command that was killed.
 */
export function lockData(folder: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    mkdirSync(LOCKS, { recursive: true });
    const work = () => {
      finishChanges(folder);
      return new Promise<void>((free) => resolve(free));
    };
    const onWait = (pid: number) =>
      void process.stderr.write(`Another command (process ${pid}) is changing ${folder}. Waiting for it …\n`);
    holdLock(join(LOCKS, hashOf(realPathOf(folder), 32)), work, onWait).catch(reject);
  });
}
