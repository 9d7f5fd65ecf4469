import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { daysBetween } from '../../shared/format/days-between';
import { compileSite } from '../compile/editions/compile-site';
import { EDITIONS } from '../compile/editions/edition-folders';
import { type CompileOptions, compileContent } from '../compile/pipeline';
import { memoisedSteps } from '../content/memoised-steps';
import type { Diagnostic } from '../content/report/diagnostics';
import { readRules } from '../content/validate/rules';
import { publicFolder } from '../files/assets';
import type { Change } from '../files/change';
import { changeFiles, SavedMeanwhile } from '../files/change-files';
import { copyAll, copyData } from '../files/copy-data';
import { filesIn } from '../files/files-in';
import { shownPath } from '../files/shown-path';
import { unfinishedPath } from '../files/unfinished';
import { emptyFilesOfOneYear } from './empty-files';
import { readData } from './read-data';
import { type RemainingDate, remainingDates } from './remaining-dates';
import { type Removed, removeDangling } from './remove-dangling';
import { shiftDates } from './shift-dates';

export interface Next {
  readonly dataDir: string;
  /** The name of the edition that today's data becomes. */
  readonly name: string;
  /** First days of the conference, today and in the new year. */
  readonly from: string;
  readonly to: string;
  readonly dryRun: boolean;
}

/** The changes that the command made, or would make. */
export interface Made {
  readonly dates: number;
  readonly emptied: readonly string[];
  readonly removed: readonly Removed[];
  readonly remaining: readonly RemainingDate[];
  /** A sentence that says how to undo the changes; empty in a dry run. */
  readonly undo: string;
}

/** Files that belong to the data folder, and not to one year. */
const OF_THE_FOLDER = ['README.md', 'fields.md', 'messages.md', 'schemas', EDITIONS];

/** The most rounds of removing dangling references: each may empty a list, or leave out a required field. */
const ROUNDS = 12;

/**
 * Makes today's data a past edition, and derives the data of the new year from it. All changes are made in a copy first, which then
 * replaces files that differ, all or none. Returns the errors if the new data would have some.
 */
export async function makeNext({ dataDir, name, from, to, dryRun }: Next): Promise<Made | readonly Diagnostic[]> {
  const rules = readRules();
  const staging = unfinishedPath(join(dataDir, 'next'));
  const publicDir = publicFolder(dataDir);
  rmSync(staging, { recursive: true, force: true });
  try {
    copyData(dataDir, staging, []);
    const edition = join(staging, EDITIONS, name);
    copyData(staging, edition, OF_THE_FOLDER);
    if (!existsSync(join(edition, 'public')) && existsSync(publicDir)) copyAll(publicDir, join(edition, 'public'));
    const folders = compileOptions(staging, publicDir);
    const dates = shiftDates(await readData(staging, folders.publicDir, rules), rules, daysBetween(from, to));
    const emptied = emptyFilesOfOneYear(staging);
    const removed = await removeAllDangling(folders);
    const { diagnostics } = await compileSite(folders);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const shown = <T extends { readonly file: string }>(each: T): T => ({
      ...each,
      file: shownPath(join(dataDir, relative(staging, resolve(each.file)))),
    });
    if (errors.length > 0) return errors.map(shown);
    const remaining = remainingDates(await readData(staging, folders.publicDir, rules), rules).map(shown);
    const undo = dryRun ? '' : place({ dataDir, staging, edition, name });
    return { dates, emptied, removed: removed.map(shown), remaining, undo };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

interface Placing {
  readonly dataDir: string;
  readonly staging: string;
  /** The folder of the past edition, which has the original files. */
  readonly edition: string;
  readonly name: string;
}

/** Writes the edition and the changed files into the data folder. Throws `SavedMeanwhile` if files were saved there in the meantime. */
function place({ dataDir, staging, edition, name }: Placing): string {
  const read = filesIn(edition).filter(isData);
  const saved = [...new Set([...read, ...filesIn(dataDir).filter(isData)])].filter(
    (file) => !bytesOf(edition, file)?.equals(bytesOf(dataDir, file) ?? Buffer.of()),
  );
  if (saved.length > 0) throw new SavedMeanwhile(saved.map((file) => join(dataDir, file)));
  const changes = read.map(
    (file): Change => ({
      path: join(dataDir, file),
      was: bytesOf(edition, file),
      becomes: readFileSync(join(staging, file)),
    }),
  );
  return changeFiles(dataDir, [{ path: join(dataDir, EDITIONS, name), was: undefined, becomes: edition }, ...changes]);
}

/** Tells whether a file is data of the conference, and not a picture or a file of the folder itself. */
const isData = (file: string) => {
  const [first = ''] = file.split('/');
  return !(first.startsWith('.') || first === 'public' || OF_THE_FOLDER.includes(first));
};

function bytesOf(folder: string, file: string): Buffer | undefined {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Returns options that compile a data folder for its errors only. */
export function compileOptions(dataDir: string, publicDir: string): CompileOptions {
  const own = join(dataDir, 'public');
  return {
    dataDir,
    publicDir: existsSync(own) ? own : publicDir,
    publicIsShared: true,
    deferWarnings: true,
  };
}

/** Removes dangling references until there are none, or none that can be removed. */
async function removeAllDangling(folders: CompileOptions): Promise<Removed[]> {
  const removed: Removed[] = [];
  const steps = memoisedSteps();
  for (let round = 0; round < ROUNDS; round++) {
    const { diagnostics } = await compileContent({ ...folders, steps });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const found = errors.length === 0 ? [] : removeDangling(errors);
    if (found.length === 0) break;
    removed.push(...found);
  }
  return removed;
}
