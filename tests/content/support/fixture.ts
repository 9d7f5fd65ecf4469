import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** Cases as text: `tests/content/rules/<subject>/<code>.txt`, and those of pictures, fonts and encodings beside `base`. */
const cases: ReadonlyMap<string, Case> = new Map(
  [
    ...readdirSync(rules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.txt'))
      .sort()
      .map((file) => join(rules, file)),
    join(folder, 'cases.txt'),
  ].flatMap((file) => [...readCases(readFileSync(file, 'utf8'), baseText)]),
);

/** The name of every case. */
export const fixtureNames: readonly string[] = [...cases.keys()];

function caseOf(name: string): Case {
  const found = cases.get(name);
  if (found === undefined) throw new Error(`There is no case "${name}".`);
  return found;
}

export const expectedOf = (name: string): readonly Expected[] => caseOf(name).expected;

/** The files that a case changes, brings or takes away. */
export function changedBy(name: string): readonly string[] {
  const { files, removed } = caseOf(name);
  return [...files.keys(), ...removed];
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

/** Writes the files of a case over those in a folder, and deletes those that it removes. */
export function layOver(dataDir: string, name: string): { dataDir: string; publicDir: string } {
  const { files, removed } = caseOf(name);
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
  const own = files.get(file);
  if (own !== undefined) return Buffer.from(own);
  const path = join(baseData, file);
  return !existsSync(path) || removed.includes(file) ? undefined : readFileSync(path);
}

export function flatten({ range, file, related, ...rest }: Diagnostic): Expected {
  const places = related?.map((other) => ({
    file: basename(other.file),
    line: other.range.line,
    column: other.range.column,
  }));
  return { ...rest, file: basename(file), ...range, ...(places && { related: places }) };
}
