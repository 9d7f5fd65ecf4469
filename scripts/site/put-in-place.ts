import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

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
  if (existsSync(current)) renameSync(current, aside);
  renameSync(next, current);
  rmSync(aside, { recursive: true, force: true });
}

/** The folder of a build (`.next-812`, or that of its lock), or of a site that one has put aside. */
const LEFTOVER = /^\.(?:next|building|last)-\d+(?:-(\w+))?$/;

/** Removes what interrupted builds have left, and brings back a site that one has put aside; no other build may run. */
export function clearLeftovers(dist: string): void {
  for (const leftover of readdirSync(dist)) {
    const [found, name] = LEFTOVER.exec(leftover) ?? [];
    if (found === undefined) continue;
    const path = join(dist, leftover);
    const isWanted = name !== undefined && !existsSync(join(dist, name));
    if (isWanted) renameSync(path, join(dist, name));
    else rmSync(path, { recursive: true, force: true });
  }
}
