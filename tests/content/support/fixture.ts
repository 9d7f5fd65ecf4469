import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic, Severity } from '../../../scripts/content/report/diagnostics';
import { type Case, readCases } from './case-text';
import { temporaryFolderAgain } from './temporary-folder';

/** A diagnostic as a case writes it: flat, and with the parts that matter to the case. */
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
const rules = fileURLToPath(new URL('../rules/', import.meta.url));
export const baseData = join(folder, 'base');

const baseText = (file: string) => readFileSync(join(baseData, file), 'utf8');

/** Cases as text: `tests/content/rules/<subject>/<code>.txt`. */
const written: ReadonlyMap<string, Case> = new Map(
  readdirSync(rules, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) => [...readCases(readFileSync(join(rules, file), 'utf8'), baseText)]),
);

/** Cases of pictures and of encodings that no text can hold: folders beside `base`. */
const folders = readdirSync(folder).filter((name) => name !== 'base');

/** The name of every case. */
export const fixtureNames: readonly string[] = [...written.keys(), ...folders];

function caseOf(name: string): Case {
  const found = written.get(name);
  if (found !== undefined) return found;
  if (!folders.includes(name)) throw new Error(`There is no case "${name}".`);
  return { files: new Map(), removed: [], expected: JSON.parse(readFileSync(join(folder, name, EXPECTED), 'utf8')) };
}

const EXPECTED = 'expected.json';

export const expectedOf = (name: string): readonly Expected[] => caseOf(name).expected;

/** The files that a case changes, brings or takes away. */
export function changedBy(name: string): readonly string[] {
  const { files, removed } = caseOf(name);
  const own = folders.includes(name)
    ? readdirSync(join(folder, name), { recursive: true, withFileTypes: true, encoding: 'utf8' })
        .filter((entry) => entry.isFile() && entry.name !== EXPECTED)
        .map((entry) => relative(join(folder, name), join(entry.parentPath, entry.name)))
    : [];
  return [...own, ...files.keys(), ...removed];
}

/** A copy of the valid base in a temporary folder, with the files of the case laid over it. */
export const layOut = (name?: string) => layOutIn(temporaryFolderAgain(), name);

/** The same in a folder of the caller's. */
function layOutIn(root: string, name?: string): { dataDir: string; publicDir: string } {
  const dataDir = join(root, 'data');
  const publicDir = join(dataDir, 'public');
  cpSync(baseData, dataDir, { recursive: true });
  return name === undefined ? { dataDir, publicDir } : layOver(dataDir, name);
}

/** Lays the files of a case over those that stand in a folder, and takes away those that it removes. */
export function layOver(dataDir: string, name: string): { dataDir: string; publicDir: string } {
  const { files, removed } = caseOf(name);
  if (folders.includes(name))
    cpSync(join(folder, name), dataDir, { recursive: true, filter: (from) => basename(from) !== EXPECTED });
  for (const [file, text] of files) {
    mkdirSync(dirname(join(dataDir, file)), { recursive: true });
    writeFileSync(join(dataDir, file), text);
  }
  for (const file of removed) rmSync(join(dataDir, file));
  return { dataDir, publicDir: join(dataDir, 'public') };
}

/** The same as commands find it: a data folder that has its own pictures. */
export function layOutWhole(name?: string): string {
  const { dataDir, publicDir } = layOut(name);
  renameSync(publicDir, join(dataDir, 'public'));
  return dataDir;
}

/** The bytes of a file of a case: its own, or those of `base`; undefined if it has none. */
export function bytesIn(name: string, file: string): Buffer | undefined {
  const { files, removed } = caseOf(name);
  const text = files.get(file);
  if (text !== undefined) return Buffer.from(text);
  const path = [join(folder, name, file), join(baseData, file)].find((each) => existsSync(each));
  return path === undefined || removed.includes(file) ? undefined : readFileSync(path);
}

export function flatten({ range, file, related, ...rest }: Diagnostic): Expected {
  const places = related?.map((other) => ({
    file: basename(other.file),
    line: other.range.line,
    column: other.range.column,
  }));
  return { ...rest, file: basename(file), ...range, ...(places && { related: places }) };
}
