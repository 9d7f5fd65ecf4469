import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic, Severity } from '../../../scripts/content/report/diagnostics';
import { temporaryFolderAgain } from './temporary-folder';

/** A diagnostic as `expected.json` writes it: flat, and with the parts that matter to the case. */
export interface Expected {
  readonly code: string;
  readonly severity: Severity;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine?: number;
  readonly endColumn?: number;
  readonly message?: string;
  readonly hint?: string;
  readonly related?: readonly { readonly file: string; readonly line: number; readonly column: number }[];
}

const folder = fileURLToPath(new URL('../fixtures/', import.meta.url));
export const baseData = join(folder, 'base');

/** What says of a case what it is, and is no data. */
const DESCRIPTIONS: readonly string[] = ['expected.json', 'removed.json'];

/** The name of every case: each folder beside `base`. */
export const fixtureNames: readonly string[] = readdirSync(folder).filter((name) => name !== 'base');

export const expectedOf = (name: string): Expected[] => readList<Expected>(join(folder, name, 'expected.json'));

/** The files and folders that a case lays over the base, by their names at its top. */
export const filesOf = (name: string): string[] =>
  readdirSync(join(folder, name)).filter((file) => !DESCRIPTIONS.includes(file));

/** The files of the base that a case takes away. */
export const removedBy = (name: string): string[] => readList<string>(join(folder, name, 'removed.json'));

const readList = <T>(file: string): T[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** A copy of the valid base in a temporary folder, with the files of the case laid over it. */
export const layOut = (name?: string) => layOutIn(temporaryFolderAgain(), name);

/** The same in a folder of the caller's. */
export function layOutIn(root: string, name?: string): { dataDir: string; publicDir: string } {
  const dataDir = join(root, 'data');
  const publicDir = join(dataDir, 'public');
  cpSync(baseData, dataDir, { recursive: true });
  return name === undefined ? { dataDir, publicDir } : layOver(dataDir, name);
}

/** Lays the files of a case over those that stand in a folder, and takes away those that it removes. */
export function layOver(dataDir: string, name: string): { dataDir: string; publicDir: string } {
  for (const file of filesOf(name)) cpSync(join(folder, name, file), join(dataDir, file), { recursive: true });
  for (const file of removedBy(name)) rmSync(join(dataDir, file));
  return { dataDir, publicDir: join(dataDir, 'public') };
}

/** The same as commands find it: a data folder that has its own pictures. */
export function layOutWhole(name?: string): string {
  const { dataDir, publicDir } = layOut(name);
  renameSync(publicDir, join(dataDir, 'public'));
  return dataDir;
}

/** Where a file of a case stands: among its own, or in `base`; nowhere, if the case takes it away. */
export function fileOf(name: string, file: string): string {
  const own = join(folder, name, file);
  const isRemoved = removedBy(name).includes(file);
  return existsSync(own) || isRemoved ? own : join(baseData, file);
}

export function flatten({ range, file, related, ...rest }: Diagnostic): Expected {
  const places = related?.map((other) => ({
    file: basename(other.file),
    line: other.range.line,
    column: other.range.column,
  }));
  return { ...rest, file: basename(file), ...range, ...(places && { related: places }) };
}
