import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeInPlace, finishChanges } from './change-in-place';
import type { SiteFolder } from './site-folder';

/** The folder in which the build of this process makes everything; new and empty. */
export function newStaging(dist: string): string {
  const staging = join(dist, `.next-${process.pid}`);
  // Another process may have had our number before.
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Makes a site the one of `dist`. Where the last one is as it was left, its files are changed that differ: to put tens of
 * thousands into a new folder and to remove the old one would take longer than most edits. Else the whole folder is exchanged.
 * Says whether that was possible: somebody may have taken the last site away meanwhile, of which this one has files.
 */
export function placeSite(site: SiteFolder, staging: string, dist: string, name: string): boolean {
  const place = join(dist, name);
  const changes = site.changes();
  if (changes) changeInPlace(changes, { staging, next: site.path, place });
  else if (isCompleted(site)) putInPlace(site.path, dist, name);
  else return false;
  site.keepList(place);
  return true;
}

function isCompleted(site: SiteFolder): boolean {
  try {
    site.complete();
    return true;
  } catch {
    // The last site has gone, or the file system has no links.
    return false;
  }
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

/** Removes what interrupted builds have left, once the changes are finished that they had begun; no other build may run. */
export function clearLeftovers(dist: string): void {
  for (const leftover of readdirSync(dist)) {
    const [found, name] = LEFTOVER.exec(leftover) ?? [];
    if (found === undefined) continue;
    const path = join(dist, leftover);
    const isWanted = name !== undefined && !existsSync(join(dist, name));
    if (isWanted) renameSync(path, join(dist, name));
    else {
      finishChanges(path, join(dist, 'client'));
      rmSync(path, { recursive: true, force: true });
    }
  }
}
