import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeptFile } from '../cache/kept-work';
import {
  foldersAreAsLeft,
  foldersOf,
  isAsLeft,
  readList,
  type SiteFile,
  type SiteList,
  writtenList,
} from './site-list';

/** What makes another site of the last one. */
export interface Changes {
  /** Files of the new site's folder. */
  readonly written: readonly string[];
  /** Files that the last site has and the new one has not. */
  readonly gone: readonly string[];
}

/** The folder of a site that is being made; what the last site has already is taken from there. */
export interface SiteFolder {
  /** Has what was written; what is taken, only when it is `completed`. */
  readonly path: string;
  /** What was noted with a file of the last site. */
  readonly notesBefore: (name: string) => readonly string[] | undefined;
  /** Takes a file from the last site, if that has one of the same key; says whether it has. */
  readonly take: (name: string, key: string) => boolean;
  readonly write: (name: string, key: string, bytes: Uint8Array | string, notes?: readonly string[]) => void;
  readonly read: (name: string) => Buffer;
  /** Removes a file, and its folder if nothing else is in it. */
  readonly remove: (name: string) => void;
  readonly names: () => readonly string[];
  /** A file of the new site. */
  readonly file: (name: string) => SiteFile | undefined;
  /** All that is noted with files of the new site, each note once. */
  readonly notes: () => ReadonlySet<string>;
  /** What to change of the last site; nothing where somebody else has changed that since, or a new one is to be put in its place. */
  readonly changes: () => Changes | undefined;
  /** Puts what is taken into the folder, too. Throws if the last site is not there any more. */
  readonly complete: () => void;
  /** Keeps the list of the files for the next build; called when the site is in its place. */
  readonly keepList: (place: string) => void;
}

/**
 * Opens an empty folder for a site.
 *
 * A file of the last site is linked, not copied: it takes no room twice while both are there. Nothing is ever written into a
 * file that is there, which may be the last site's.
 *
 * @param last the folder of the last site, or where it would be; a file counts if nobody has touched it since
 * @param list what was kept of it
 */
export function siteFolder(path: string, last: string, list: KeptFile): SiteFolder {
  const before = readList(list.find());
  const now = new Map<string, SiteFile>();
  const taken = new Set<string>();
  // Thousands of pages have the same notes, of which a thread sends each time another copy.
  const texts = new Map<string, string>();
  const once = (text: string) => {
    if (!texts.has(text)) texts.set(text, text);
    return texts.get(text) ?? text;
  };
  const folders = new Set<string>();
  const placeOf = (name: string) => {
    const place = join(path, name);
    const folder = dirname(place);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return place;
  };
  return {
    path,
    notesBefore: (name) => before.files.get(name)?.notes,
    names: () => [...now.keys()],
    file: (name) => now.get(name),
    notes: () => new Set([...now.values()].flatMap(({ notes }) => notes)),
    read: (name) => readFileSync(join(taken.has(name) ? last : path, name)),
    remove: (name) => {
      if (!now.delete(name) || taken.delete(name)) return;
      const place = join(path, name);
      unlinkSync(place);
      const folder = dirname(place);
      if (folder === join(path) || readdirSync(folder).length > 0) return;
      rmdirSync(folder);
      folders.delete(folder);
    },
    take: (name, key) => {
      const file = before.files.get(name);
      if (file?.key !== key || now.has(name) || !isAsLeft(join(last, name), file)) return false;
      now.set(name, file);
      taken.add(name);
      return true;
    },
    write: (name, key, bytes, notes = []) => {
      const place = placeOf(name);
      writeNew(place, bytes);
      taken.delete(name);
      const { size, mtimeMs } = statSync(place);
      now.set(name, { key, size, changed: mtimeMs, notes: notes.map(once) });
    },
    changes: () => {
      const written = [...now.keys()].filter((name) => !taken.has(name));
      const gone = [...before.files.keys()].filter((name) => !now.has(name));
      const isPossible = taken.size > 0 && !isInTheWay(written, before) && foldersAreAsLeft(before, last);
      return isPossible ? { written, gone } : undefined;
    },
    complete: () => {
      for (const name of taken) linkSync(join(last, name), placeOf(name));
      taken.clear();
    },
    keepList: (place) => list.keep(writtenList(now, place)),
  };
}

/** Whether one of the files is where the last site has a folder, the other way round, or differs from one in its case alone. */
function isInTheWay(written: readonly string[], { files, folders }: SiteList): boolean {
  if ([...foldersOf(written)].some((folder) => files.has(folder))) return true;
  const added = written.filter((name) => !files.has(name));
  // Most edits add nothing, and to fold the case of tens of thousands of names takes its time.
  if (added.length === 0) return false;
  const cases = new Set([...files.keys()].map((name) => name.toLowerCase()));
  return added.some((name) => folders.has(name) || cases.has(name.toLowerCase()));
}

/** Of two files of one name the later counts. */
function writeNew(path: string, bytes: Uint8Array | string): void {
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
  } catch (problem) {
    if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')) throw problem;
    unlinkSync(path);
    writeFileSync(path, bytes, { flag: 'wx' });
  }
}
