import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptSteps } from '../../../scripts/content/kept-steps';
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

/** What says of a case what it is, and is no data. */
const DESCRIPTIONS: readonly string[] = ['expected.json', 'removed.json'];

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
    if (!DESCRIPTIONS.includes(file)) cpSync(join(own, file), join(dataDir, file), { recursive: true });
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

/**
 * A folder of links to the files of `base`, in which one case after the other is laid and taken away again: to make and remove
 * fifty files for each case takes longer than to compile it.
 */
class LinkedBase {
  readonly #dataDir = join(mkdtempSync(join(tmpdir(), 'fixtures-')), 'data');

  constructor() {
    mkdirSync(this.#dataDir);
    for (const file of readdirSync(baseData)) this.#link(file);
  }

  /** What a work makes of the base with a case laid over it. */
  async withCase<Made>(name: string, work: (folders: ReturnType<typeof layOver>) => Promise<Made>): Promise<Made> {
    const own = readdirSync(join(folder, name)).filter((file) => !DESCRIPTIONS.includes(file));
    const inFolders = readList<string>(join(folder, name, 'removed.json')).filter((file) => file.includes('/'));
    const changed = new Set([...own, ...inFolders.map((file) => file.slice(0, file.indexOf('/')))]);
    try {
      for (const file of changed) {
        rmSync(join(this.#dataDir, file), { force: true });
        // A folder is the case's own as soon as one file in it is, or is gone from it.
        if (existsSync(join(baseData, file)) && statSync(join(baseData, file)).isDirectory())
          cpSync(join(baseData, file), join(this.#dataDir, file), { recursive: true });
      }
      return await work(layOver(this.#dataDir, name));
    } finally {
      const removed = readList<string>(join(folder, name, 'removed.json')).filter((file) => !file.includes('/'));
      for (const file of new Set([...changed, ...removed])) {
        rmSync(join(this.#dataDir, file), { recursive: true, force: true });
        if (existsSync(join(baseData, file))) this.#link(file);
      }
    }
  }

  remove(): void {
    rmSync(dirname(this.#dataDir), { recursive: true });
  }

  #link(file: string): void {
    symlinkSync(join(baseData, file), join(this.#dataDir, file));
  }
}

/** A case changes a file or two; the others are read once. */
const steps = keptSteps();
const reported = new Map<string, Promise<readonly Diagnostic[]>>();
let linked: LinkedBase | undefined;
/** One case at a time stands in the folder. */
let last: Promise<unknown> = Promise.resolve();

/** What the compiler reports of a case; each is compiled once, however many look at it. */
export function diagnosticsOf(name: string): Promise<readonly Diagnostic[]> {
  linked ??= new LinkedBase();
  const base = linked;
  const known =
    reported.get(name) ??
    last.then(() => base.withCase(name, async (folders) => (await compile({ ...folders, steps })).diagnostics));
  reported.set(name, known);
  last = known.catch(() => undefined);
  return known;
}

/** For the end of the tests that have asked. */
export function removeCases(): void {
  linked?.remove();
  linked = undefined;
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
