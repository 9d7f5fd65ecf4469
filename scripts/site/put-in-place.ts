import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rename } from '../files/rename.mjs';

/** Makes an empty temporary folder for the build of this process. */
export function newStaging(dist: string): string {
  const staging = join(dist, `.next-${process.pid}`);
  // An earlier process may have had the same id.
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Replaces a folder of `dist` by the folder `next`, while a server may be reading from it. The old folder is renamed first and removed at
 * the end. If the process is killed in between, `clearLeftovers` of the next build restores it.
 */
export function putInPlace(next: string, dist: string, name: string): void {
  const current = join(dist, name);
  const aside = join(dist, `.last-${process.pid}-${name}`);
  rmSync(aside, { recursive: true, force: true });
  if (existsSync(current)) rename(current, aside);
  rename(next, current);
  rmSync(aside, { recursive: true, force: true });
}

/** Names of temporary folders: of a build (`.next-812`), of its lock, or of a replaced site. */
const LEFTOVER = /^\.(?:next|building|last)-\d+(?:-(\w+))?$/;

/** Removes temporary folders of interrupted builds, and restores a site that one had moved away. No other build may run. */
export function clearLeftovers(dist: string): void {
  for (const leftover of readdirSync(dist)) {
    const [found, name] = LEFTOVER.exec(leftover) ?? [];
    if (found === undefined) continue;
    const path = join(dist, leftover);
    const isWanted = name !== undefined && !existsSync(join(dist, name));
    if (isWanted) rename(path, join(dist, name));
    else rmSync(path, { recursive: true, force: true });
  }
}
