import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file of a site: what it was made of, and by what it is known to be as it was left. */
export interface SiteFile {
  /** Equal where the bytes are equal. */
  readonly key: string;
  readonly size: number;
  /** In milliseconds. */
  readonly changed: number;
  /** What whoever made it wants to know again at the next build. */
  readonly notes: readonly string[];
}

/** All that is known of a site that was made. */
export interface SiteList {
  readonly files: ReadonlyMap<string, SiteFile>;
  /** When something was put into each of its folders, or taken from it, last: in milliseconds. */
  readonly folders: ReadonlyMap<string, number>;
}

/** The list as it is kept: every text of the notes stands in it once. */
interface KeptList {
  readonly texts: readonly string[];
  readonly files: readonly (readonly [name: string, key: string, size: number, changed: number, notes: number[]])[];
  readonly folders: readonly (readonly [name: string, changed: number])[];
}

/** The list of the files of a site that is in its place, as bytes to keep. */
export function writtenList(files: ReadonlyMap<string, SiteFile>, place: string): string {
  const numbers = new Map<string, number>();
  const numberOf = (text: string) => {
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  };
  const rows = [...files].map(
    ([name, { key, size, changed, notes }]) => [name, key, size, changed, notes.map(numberOf)] as const,
  );
  const folders = [...foldersOf(files.keys())].flatMap((name) => {
    const changed = changeOf(join(place, name));
    return changed === undefined ? [] : [[name, changed] as const];
  });
  return JSON.stringify({ texts: [...numbers.keys()], files: rows, folders } satisfies KeptList);
}

/** The list that was kept, or an empty one. */
export function readList(bytes: Uint8Array | undefined): SiteList {
  if (bytes === undefined) return { files: new Map(), folders: new Map() };
  const { texts, files, folders } = JSON.parse(Buffer.from(bytes).toString()) as KeptList; // as writtenList made it
  return {
    files: new Map(
      files.map(([name, key, size, changed, notes]) => [
        name,
        { key, size, changed, notes: notes.map((number) => texts[number] ?? '') },
      ]),
    ),
    folders: new Map(folders),
  };
}

/** Whether a file is there as it was left. */
export function isAsLeft(path: string, { size, changed }: SiteFile): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.size === size && found.mtimeMs === changed;
}

/** Whether nobody has put anything into the folders of a site since, or taken it from there. */
export const foldersAreAsLeft = ({ folders }: SiteList, place: string): boolean =>
  folders.size > 0 && [...folders].every(([name, changed]) => changeOf(join(place, name)) === changed);

/** The folders that some files are in, within the site's, which is `.`. */
export function foldersOf(names: Iterable<string>): ReadonlySet<string> {
  const folders = new Set(['.']);
  for (const name of names)
    for (let folder = dirname(name); !folders.has(folder); folder = dirname(folder)) folders.add(folder);
  return folders;
}

const changeOf = (folder: string): number | undefined => statSync(folder, { throwIfNoEntry: false })?.mtimeMs;
