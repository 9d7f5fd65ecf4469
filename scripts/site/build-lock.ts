import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdLock } from '../files/hold-lock';
import { clearLeftovers } from './put-in-place';

/** The lock of a folder of sites; its name begins with a dot, as those of unfinished sites do. */
const LOCK = '.building';

/**
 * Runs `work` while no other build reads or changes the sites in `dist`, once what interrupted builds have left there is cleared away. Says so where it has to wait.
 */
export function alone<Result>(dist: string, work: () => Promise<Result> | Result): Promise<Result> {
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
