import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeWhole } from '../files/write-whole';
import type { Changes } from './site-changes';

/** In the folder of a build: the changes that it has begun to make, and where its files are. */
const BEGUN = 'changes.json';

interface Begun extends Changes {
  /** The folder of the written files, within that of the build. */
  readonly next: string;
}

interface Folders {
  /** The folder of the build. */
  readonly staging: string;
  /** The folder that has the written files. */
  readonly next: string;
  /** The folder of the last site. */
  readonly place: string;
}

/**
 * Changes a site into another one, file by file: each is moved there in whole. What is to be done is written down first, so that
 * `finishChanges` does it where the process is killed meanwhile.
 */
export function changeInPlace({ written, gone }: Changes, { staging, next, place }: Folders): void {
  // Pages last, and what they have named before goes after them: no page names what is not there.
  const isPage = (name: string) => /\.html(?:\.(?:br|gz))?$/.test(name);
  const ordered = [...written.filter((name) => !isPage(name)), ...written.filter(isPage)];
  const begun: Begun = { written: ordered, gone, next: relative(staging, next) };
  writeWhole([[join(staging, BEGUN), JSON.stringify(begun)]]);
  finishChanges(staging, place);
}

/** Makes the changes that a build has begun, if it has: those that are left. */
export function finishChanges(staging: string, place: string): void {
  const list = join(staging, BEGUN);
  // Of a site that somebody has removed, some files would be no site.
  if (!(existsSync(list) && existsSync(place))) return;
  const begun = begunIn(list);
  // Of a damaged list, nothing is finished: the next build knows each file that it did not leave so.
  if (!begun) return;
  const { written, gone, next } = begun;
  const known = new Set<string>();
  for (const name of written) {
    const file = join(staging, next, name);
    // It is in its place already.
    if (!existsSync(file)) continue;
    const folder = dirname(join(place, name));
    if (!known.has(folder)) mkdirSync(folder, { recursive: true });
    known.add(folder);
    renameSync(file, join(place, name));
  }
  for (const name of gone) {
    rmSync(join(place, name), { force: true });
    removeEmpty(place, dirname(name));
  }
  rmSync(list, { force: true });
}

function begunIn(list: string): Begun | undefined {
  try {
    return JSON.parse(readFileSync(list, 'utf8')) as Begun; // as changeInPlace wrote it
  } catch {
    return undefined;
  }
}

/** Removes a folder of a site and those above it, as far as nothing is in them. */
function removeEmpty(place: string, folder: string): void {
  for (let name = folder; name !== '.'; name = dirname(name)) {
    try {
      rmdirSync(join(place, name));
    } catch {
      // Something is in it, or it has gone with another file.
      return;
    }
  }
}
