import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic, Severity } from '../../../scripts/content/report/diagnostics';
import { compile } from './compile';
import { temporaryFolder } from './temporary-folder';

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

/** The name of every case: each folder beside `base`. */
export const fixtureNames: readonly string[] = readdirSync(folder).filter((name) => name !== 'base');

export const expectedOf = (name: string): Expected[] => readList<Expected>(join(folder, name, 'expected.json'));

const readList = <T>(file: string): T[] => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);

/** A copy of the valid base in a temporary folder, with the files of the case laid over it. */
export const layOut = (name?: string) => layOutIn(temporaryFolder(), name);

/** The same in a folder of the caller's. */
export function layOutIn(root: string, name?: string): { dataDir: string; publicDir: string } {
  const dataDir = join(root, 'data');
  const publicDir = join(dataDir, 'public');
  cpSync(baseData, dataDir, { recursive: true });
  return name === undefined ? { dataDir, publicDir } : layOver(dataDir, name);
}

/** Lays the files of a case over those that stand in a folder, and takes away those that it removes. */
function layOver(dataDir: string, name: string): { dataDir: string; publicDir: string } {
  const own = join(folder, name);
  for (const file of readdirSync(own)) {
    if (file !== 'expected.json' && file !== 'removed.json')
      cpSync(join(own, file), join(dataDir, file), { recursive: true });
  }
  for (const file of readList<string>(join(own, 'removed.json'))) rmSync(join(dataDir, file));
  return { dataDir, publicDir: join(dataDir, 'public') };
}

/** The same as commands find it: a data folder that has its own pictures. */
export function layOutWhole(name?: string): string {
  const { dataDir, publicDir } = layOut(name);
  renameSync(publicDir, join(dataDir, 'public'));
  return dataDir;
}

/** The same for who only reads it: what a case leaves as it is in `base` is linked there, which takes a part of the time. */
function layOutToRead(name: string): { dataDir: string; publicDir: string } {
  const dataDir = join(temporaryFolder(), 'data');
  mkdirSync(dataDir);
  const own = join(folder, name);
  const removed = readList<string>(join(own, 'removed.json'));
  for (const file of readdirSync(baseData)) {
    // A folder is the case's own as soon as one file in it is, or is gone from it.
    if (existsSync(join(own, file)) || removed.some((each) => each.startsWith(`${file}/`)))
      cpSync(join(baseData, file), join(dataDir, file), { recursive: true });
    else symlinkSync(join(baseData, file), join(dataDir, file));
  }
  return layOver(dataDir, name);
}

const reported = new Map<string, Promise<readonly Diagnostic[]>>();

/** What the compiler reports of a case; each is compiled once, however many look at it. */
export function diagnosticsOf(name: string): Promise<readonly Diagnostic[]> {
  const known = reported.get(name) ?? compile(layOutToRead(name)).then(({ diagnostics }) => diagnostics);
  reported.set(name, known);
  return known;
}

/** Where a file of a case stands: among its own, or in `base`; nowhere, if the case takes it away. */
export function fileOf(name: string, file: string): string {
  const own = join(folder, name, file);
  const isRemoved = readList<string>(join(folder, name, 'removed.json')).includes(file);
  return existsSync(own) || isRemoved ? own : join(baseData, file);
}

export const diagnose = async (name: string): Promise<Expected[]> => (await diagnosticsOf(name)).map(flatten);

export function flatten({ range, file, related, ...rest }: Diagnostic): Expected {
  const places = related?.map((other) => ({
    file: basename(other.file),
    line: other.range.line,
    column: other.range.column,
  }));
  return { ...rest, file: basename(file), ...range, ...(places && { related: places }) };
}
