import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hashOf } from '../cache/hash-of.mjs';
import { CACHE } from '../cache/kept-folder.mjs';
import { finishChanges } from './finish-changes';
import { freeLock, takeLock } from './lock';
import { realPathOf } from './real-path';

/** Milliseconds after which one looks again. */
const AGAIN = 50;

/**
 * Waits until no other command changes a folder, and keeps others waiting until the function is called that it gives. What a
 * command had begun there that was killed is finished first.
 */
export async function lockData(folder: string): Promise<() => void> {
  const lock = join(CACHE, 'locks', hashOf(realPathOf(folder), 32));
  let isTold = false;
  for (let holder = takeLock(lock); holder !== undefined; holder = takeLock(lock)) {
    if (!isTold)
      process.stderr.write(
        `Another command (process ${parseInt(holder, 10)}) is changing ${folder}. Waiting for it …\n`,
      );
    isTold = true;
    await setTimeout(AGAIN);
  }
  finishChanges(folder);
  return () => freeLock(lock);
}
