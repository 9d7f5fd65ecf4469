import { linkSync, mkdirSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { KeptFile } from '../cache/kept-work';

/** A file of a site: what it was made of, and by what it is known to be as it was left. */
interface SiteFile {
  /** Equal where the bytes are equal. */
  readonly key: string;
  readonly size: number;
  /** In milliseconds. */
  readonly changed: number;
  /** What whoever made it wants to know again at the next build. */
  readonly notes: readonly string[];
}

/** The folder of a site that is being made; what the last site has already is taken from there. */
export interface SiteFolder {
  readonly path: string;
  /** What was noted with a file of the last site. */
  readonly notesBefore: (name: string) => readonly string[] | undefined;
  /** Takes a file from the last site, if that has one of the same key; says whether it has. */
  readonly take: (name: string, key: string) => boolean;
  readonly write: (name: string, key: string, bytes: Uint8Array | string, notes?: readonly string[]) => void;
  readonly remove: (name: string) => void;
  readonly names: () => readonly string[];
  /** A file of the new site. */
  readonly file: (name: string) => SiteFile | undefined;
  /** All that is noted with files of the new site, each note once. */
  readonly notes: () => ReadonlySet<string>;
  /** Keeps the list of the files for the next build; called when the site is in its place. */
  readonly keepList: () => void;
}

/** The list as it is kept: every text of the notes stands in it once. */
interface List {
  readonly texts: readonly string[];
  readonly files: readonly (readonly [name: string, key: string, size: number, changed: number, notes: number[]])[];
}

/**
 * Opens an empty folder for a site.
 *
 * A file of the last site is linked, not copied: it takes no room twice while both are there, and to write it, to compress it
 * and to find it in the cache take longer. Nothing is ever written into a file that is there, which may be the last site's.
 *
 * @param last the folder of the last site, or where it would be; a file counts if nobody has touched it since
 * @param list what was kept of it
 */
export function siteFolder(path: string, last: string, list: KeptFile): SiteFolder {
  const before = readList(list.find());
  const now = new Map<string, SiteFile>();
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
    notesBefore: (name) => before.get(name)?.notes,
    names: () => [...now.keys()],
    file: (name) => now.get(name),
    notes: () => new Set([...now.values()].flatMap(({ notes }) => notes)),
    remove: (name) => {
      if (now.delete(name)) unlinkSync(join(path, name));
    },
    take: (name, key) => {
      const file = before.get(name);
      if (file?.key !== key || !isAsLeft(join(last, name), file)) return false;
      try {
        linkSync(join(last, name), placeOf(name));
      } catch {
        // A file system without links, or another build has just taken the last site away.
        return false;
      }
      now.set(name, file);
      return true;
    },
    write: (name, key, bytes, notes = []) => {
      const place = placeOf(name);
      writeNew(place, bytes);
      const { size, mtimeMs } = statSync(place);
      now.set(name, { key, size, changed: mtimeMs, notes: notes.map(once) });
    },
    keepList: () => list.keep(JSON.stringify(listOf(now))),
  };
}

function isAsLeft(path: string, { size, changed }: SiteFile): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === size && found.mtimeMs === changed;
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

function listOf(files: ReadonlyMap<string, SiteFile>): List {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const rows = [...files].map(
    ([name, { key, size, changed, notes }]) => [name, key, size, changed, notes.map(numberOf)] as const,
  );
  return { texts: [...numbers.keys()], files: rows };
}

function readList(bytes: Uint8Array | undefined): ReadonlyMap<string, SiteFile> {
  if (bytes === undefined) return new Map();
  const { texts, files } = JSON.parse(Buffer.from(bytes).toString()) as List; // as listOf made it
  return new Map(
    files.map(([name, key, size, changed, notes]) => [
      name,
      { key, size, changed, notes: notes.map((number) => texts[number] ?? '') },
    ]),
  );
}
