import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning } from '../files/is-running.mjs';
import { alone, clearLock } from './build-lock';
import { changeInPlace, finishChanges, forgetChanges } from './change-in-place';
import type { SiteFolder } from './site-folder';

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
 * Makes a site the one of `dist`. Where the last one is as it was left, its files are changed that differ: to put tens of
 * thousands into a new folder and to remove the old one would take longer than most edits. Else the whole folder is exchanged.
 * Says whether that was possible: another build may have taken the last site away meanwhile, of which this one has files.
 */
export function placeSite(site: SiteFolder, staging: string, dist: string, name: string): boolean {
  return alone(dist, () => {
    for (const { path } of interrupted(dist)) forgetChanges(path);
    const place = join(dist, name);
    const changes = site.changes();
    if (changes) changeInPlace(changes, { staging, next: site.path, place });
    else if (isCompleted(site)) putInPlace(site.path, dist, name);
    else return false;
    site.keepList(place);
    return true;
  });
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

/** Removes what builds that were interrupted have left, once the changes are finished that they had begun; nothing of one that is still running. */
export function clearLeftovers(dist: string): void {
  clearLock(dist);
  for (const { path, name } of interrupted(dist)) {
    const isWanted = name !== undefined && !existsSync(join(dist, name));
    if (isWanted) renameSync(path, join(dist, name));
    else {
      alone(dist, () => finishChanges(path, join(dist, 'client')));
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** The folders that builds have left which do not run any more, with the names of those that they have put aside. */
function interrupted(dist: string): readonly { readonly path: string; readonly name: string | undefined }[] {
  return (existsSync(dist) ? readdirSync(dist) : []).flatMap((leftover) => {
    const [, pid, name] = /^\.(?:next|last)-(\d+)(?:-(\w+))?$/.exec(leftover) ?? [];
    return pid === undefined || isRunning(Number(pid)) ? [] : [{ path: join(dist, leftover), name }];
  });
}
