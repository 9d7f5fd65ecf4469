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
import { NO_NOTES, type Notes, notesSorter } from '../cache/notes';
import { type Changes, changesOf, type OwnFile, takenOf } from './site-changes';
import { isAsLeft, type LeftFile, namesOf, readList, type SiteFile, writtenList } from './site-list';

/** The folder of a site that is being made; what the last site has already is taken from there. */
export interface SiteFolder {
  /** Has what was written; what is taken, only when it is `completed`. */
  readonly path: string;
  /** The notes on a file of the last site. */
  readonly notesBefore: (name: string) => Notes | undefined;
  /** Takes a file from the last site, if that has one of the same key; says whether it has. */
  readonly take: (name: string, key: string) => boolean;
  readonly write: (name: string, key: string, bytes: Uint8Array | string, notes?: readonly string[]) => void;
  /** Takes the copies of a file that is taken from the last site, if they were made in this way; says whether it has. */
  readonly takeCopies: (name: string, madeBy: string) => boolean;
  /** Writes the copies of a file, by what their names have more. */
  readonly writeCopies: (name: string, madeBy: string, copies: Readonly<Record<string, Uint8Array>>) => void;
  readonly read: (name: string) => Buffer;
  /** Removes a file, and its folder if nothing else is in it. */
  readonly remove: (name: string) => void;
  /** Of files and copies. */
  readonly names: () => readonly string[];
  /** A file of the new site. */
  readonly file: (name: string) => SiteFile | undefined;
  /** All that is noted with files of the new site, each note once. */
  readonly notes: () => ReadonlySet<string>;
  /**
   * The changes to the last site; undefined if somebody else has changed that since, or a new one is to be put in its
   * place.
   */
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
  const now = new Map<string, OwnFile>();
  let sorter: ReturnType<typeof notesSorter> | undefined;
  const sorted = (notes: readonly string[]) => {
    if (notes.length === 0) return NO_NOTES;
    sorter ??= notesSorter([...before.files.values()].map(({ file }) => file.notes));
    return sorter(notes);
  };
  const folders = new Set<string>();
  const placeOf = (name: string) => {
    const place = join(path, name);
    const folder = dirname(place);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    return place;
  };
  const written = (name: string, bytes: Uint8Array | string) => {
    const place = placeOf(name);
    writeNew(place, bytes);
    const { size, mtimeMs } = statSync(place);
    return { size, changed: mtimeMs };
  };
  // Of tens of thousands of names: to join them properly takes as long as to look at the files.
  const isLeft = (name: string, file: LeftFile) => isAsLeft(`${last}/${name}`, file);
  return {
    path,
    notesBefore: (name) => before.files.get(name)?.file.notes,
    names: () => [...now].flatMap(([name, listed]) => namesOf(name, listed)),
    file: (name) => now.get(name)?.file,
    notes: () => notesIn(now.values()),
    read: (name) => {
      const own = now.get(name);
      if (!own?.isTaken) return readFileSync(join(path, name));
      const bytes = readFileSync(join(last, name));
      if (!isLeft(name, own.file))
        throw new Error(`${join(last, name)} was changed while the new site was made of it. Run the build again.`);
      return bytes;
    },
    remove: (name) => {
      const isTaken = now.get(name)?.isTaken;
      if (!now.delete(name) || isTaken) return;
      const place = join(path, name);
      unlinkSync(place);
      const folder = dirname(place);
      if (folder === join(path) || readdirSync(folder).length > 0) return;
      rmdirSync(folder);
      folders.delete(folder);
    },
    take: (name, key) => {
      const found = before.files.get(name);
      if (found?.file.key !== key || now.has(name) || !isLeft(name, found.file)) return false;
      now.set(name, { file: found.file, isTaken: true });
      return true;
    },
    write: (name, key, bytes, notes = []) => {
      now.set(name, { file: { key, ...written(name, bytes), notes: sorted(notes) } });
    },
    takeCopies: (name, madeBy) => {
      const own = now.get(name);
      const found = before.files.get(name);
      // Only beside the very file that they were made of.
      if (!own?.isTaken || found?.copies?.madeBy !== madeBy) return false;
      const { copies } = found;
      if (!copies.files.every((copy) => isLeft(name + copy.ending, copy))) return false;
      for (const { ending } of copies.files) now.delete(name + ending);
      now.set(name, { file: own.file, copies, isTaken: own.isTaken, hasTakenCopies: true });
      return true;
    },
    writeCopies: (name, madeBy, made) => {
      const own = now.get(name);
      if (!own) throw new Error(`There is no ${name} of which there could be copies.`);
      const files = Object.entries(made).map(([ending, bytes]) => {
        now.delete(name + ending);
        return { ending, ...written(name + ending, bytes) };
      });
      now.set(name, { file: own.file, copies: { madeBy, files }, isTaken: own.isTaken, hasTakenCopies: false });
    },
    changes: () => changesOf(before, now, last),
    complete: () => {
      for (const name of takenOf(now)) linkSync(join(last, name), placeOf(name));
      for (const [name, { file, copies }] of now) now.set(name, copies ? { file, copies } : { file });
    },
    keepList: (place) => list.keep(writtenList(now, place)),
  };
}

function notesIn(files: Iterable<OwnFile>): ReadonlySet<string> {
  const all = [...files].map(({ file }) => file.notes);
  const lists = [...new Set(all.map(({ shared }) => shared)), ...all.map(({ own }) => own)];
  return new Set(lists.flat());
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
