import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdLock } from '../files/hold-lock';
import { clearLeftovers } from './put-in-place';

/** The name of the lock in the output folder. */
const LOCK = '.building';

/**
 * Runs `work` while holding the lock of the output folder `dist`, after removing what interrupted builds left there. Reports if it has to
 * wait.
 */
export function withBuildLock<Result>(dist: string, work: () => Promise<Result> | Result): Promise<Result> {
  mkdirSync(dist, { recursive: true });
  return holdLock(
    join(dist, LOCK),
    () => {
      clearLeftovers(dist);
      return work();
    },
    (pid) => console.log(`Waiting for another build of ${dist} to end: process ${pid}.`),
  );
}
