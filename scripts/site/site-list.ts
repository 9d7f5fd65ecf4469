import { statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Notes } from '../cache/notes';

/** By what a file is known to be as it was left. */
export interface LeftFile {
  readonly size: number;
  /** In milliseconds. */
  readonly changed: number;
}

/** A file of a site, and what it was made of. */
export interface SiteFile extends LeftFile {
  /** Equal where the bytes are equal. */
  readonly key: string;
  /** The notes of its maker for the next build. */
  readonly notes: Notes;
}

/** A file of a site with its compressed copies, if it has some. */
export interface ListedFile {
  readonly file: SiteFile;
  readonly copies?: Copies;
}

/** The copies of a file, which stand beside it. They have no row of their own: there are twice as many of them as files. */
interface Copies {
  /** How they were made: equal, with the file's key, where their bytes are equal. */
  readonly madeBy: string;
  readonly files: readonly Copy[];
}

interface Copy extends LeftFile {
  /** The ending that its name has beyond that of the file. */
  readonly ending: string;
}

/** All that is known of a site that was made. */
export interface SiteList {
  readonly files: ReadonlyMap<string, ListedFile>;
  /** When something was put into each of its folders, or taken from it, last: in milliseconds. */
  readonly folders: ReadonlyMap<string, number>;
}

/** The list as it is kept: every text of the notes stands in it once, and so does every list of notes that files share. */
interface KeptList {
  readonly texts: readonly string[];
  readonly shared: readonly (readonly number[])[];
  readonly files: readonly (readonly [
    name: string,
    key: string,
    size: number,
    changed: number,
    shared: number,
    own: readonly number[],
    madeBy?: number,
    ...copies: (readonly [ending: number, size: number, changed: number])[],
  ])[];
  readonly folders: readonly (readonly [name: string, changed: number])[];
}

/** The list of the files of a site that is in its place, as bytes to keep. */
export function writtenList(files: ReadonlyMap<string, ListedFile>, place: string): string {
  const texts = new Map<string, number>();
  const numberOf = numbering(texts);
  const lists = new Map<readonly string[], number>();
  const numberOfList = numbering(lists);
  const rows = [...files].map(([name, { file, copies }]): KeptList['files'][number] => {
    const { key, size, changed, notes } = file;
    const row = [name, key, size, changed, numberOfList(notes.shared), notes.own.map(numberOf)] as const;
    if (!copies) return row;
    return [...row, numberOf(copies.madeBy), ...copies.files.map(writtenCopy(numberOf))];
  });
  const folders = [...foldersOf(files.keys())].flatMap((name) => {
    const changed = changeOf(join(place, name));
    return changed === undefined ? [] : [[name, changed] as const];
  });
  const shared = [...lists.keys()].map((list) => list.map(numberOf));
  return JSON.stringify({ texts: [...texts.keys()], shared, files: rows, folders } satisfies KeptList);
}

/** Numbers things in the order in which they are first asked for. */
function numbering<Thing>(numbers: Map<Thing, number>): (thing: Thing) => number {
  return (thing) => {
    const number = numbers.get(thing) ?? numbers.size;
    if (number === numbers.size) numbers.set(thing, number);
    return number;
  };
}

const writtenCopy =
  (numberOf: (text: string) => number) =>
  ({ ending, size, changed }: Copy) =>
    [numberOf(ending), size, changed] as const;

/** The list that was kept, or an empty one. */
export function readList(bytes: Uint8Array | undefined): SiteList {
  if (bytes === undefined) return { files: new Map(), folders: new Map() };
  const { texts, shared, files, folders } = JSON.parse(Buffer.from(bytes).toString()) as KeptList; // as writtenList made it
  const textAt = (number: number) => texts[number] ?? '';
  const lists = shared.map((list) => list.map(textAt));
  const copyOf = ([ending, size, changed]: readonly [number, number, number]): Copy => ({
    ending: textAt(ending),
    size,
    changed,
  });
  const fileOf = ([, key, size, changed, list, own, madeBy, ...copies]: KeptList['files'][number]): ListedFile => {
    const file = { key, size, changed, notes: { shared: lists[list] ?? [], own: own.map(textAt) } };
    return madeBy === undefined ? { file } : { file, copies: { madeBy: textAt(madeBy), files: copies.map(copyOf) } };
  };
  return { files: new Map(files.map((row) => [row[0], fileOf(row)])), folders: new Map(folders) };
}

/** The names of a file and of its copies. */
export const namesOf = (name: string, { copies }: ListedFile): readonly string[] =>
  copies ? [name, ...copies.files.map(({ ending }) => name + ending)] : [name];

/** Whether a site has a file of that name, or a copy of one. */
export function hasName({ files }: Pick<SiteList, 'files'>, name: string): boolean {
  const { dir, name: stem, ext } = parse(name);
  const beside = files.get(dir === '' ? stem : `${dir}/${stem}`);
  return files.has(name) || (beside?.copies?.files ?? []).some(({ ending }) => ending === ext);
}

/** Whether a file is there as it was left. */
export function isAsLeft(path: string, { size, changed }: LeftFile): boolean {
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
