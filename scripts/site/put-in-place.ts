import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../files/is-running.mjs';

/** The number of attempts when another build ends at the same moment. */
const ATTEMPTS = 20;

/** The folder in which the build of this process makes everything; new and empty. */
export function newStaging(dist: string): string {
  const staging = join(dist, `.next-${process.pid}`);
  // Another process may have had our number before.
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Puts `next` in the place of a folder of `dist`, which a server may be reading from. The old one goes aside and is gone
 * at the end; where the process is killed between the two, `clearLeftovers` of the next build brings it back.
 */
export function putInPlace(next: string, dist: string, name: string): void {
  const current = join(dist, name);
  const aside = join(dist, `.last-${process.pid}-${name}`);
  rmSync(aside, { recursive: true, force: true });
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (existsSync(current)) renameSync(current, aside);
      renameSync(next, current);
      break;
    } catch (problem) {
      // Another build has put its own there meanwhile, or taken the old one away.
      if (attempt === ATTEMPTS) throw problem;
      rmSync(aside, { recursive: true, force: true });
    }
  }
  rmSync(aside, { recursive: true, force: true });
}

/** Removes what builds that were interrupted have left, and nothing of one that is still running. */
export function clearLeftovers(dist: string): void {
  for (const leftover of existsSync(dist) ? readdirSync(dist) : []) {
    const [, pid, name] = /^\.(?:next|last)-(\d+)(?:-(\w+))?$/.exec(leftover) ?? [];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const path = join(dist, leftover);
    if (name !== undefined && !existsSync(join(dist, name))) renameSync(path, join(dist, name));
    else rmSync(path, { recursive: true, force: true });
  }
}
