import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { daysBetween } from '../../renderer/format/days-between';
import { inProject } from '../bootstrap/project.mjs';
import { compileSite } from '../content/editions/compile-site';
import { EDITIONS } from '../content/editions/edition-folders';
import { keptSteps } from '../content/kept-steps';
import { type CompileOptions, compileContent } from '../content/pipeline';
import type { Diagnostic } from '../content/report/diagnostics';
import { readRules } from '../content/validate/rules';
import { publicFolder } from '../files/assets';
import { mend, type Removed } from './mend';
import { emptyOfOneYear } from './of-one-year';
import { readData } from './read-data';
import { shiftDates } from './shift-dates';
import { type StandingPlace, standingPlaces } from './standing-places';

export interface Next {
  readonly dataDir: string;
  /** The name of the edition that today's data becomes. */
  readonly name: string;
  /** First days of the conference, today and in the new year. */
  readonly from: string;
  readonly to: string;
  readonly dryRun: boolean;
}

/** The changes that the command has made, or would make. */
export interface Made {
  readonly dates: number;
  readonly emptied: readonly string[];
  readonly removed: readonly Removed[];
  readonly standing: readonly StandingPlace[];
}

/** Files that belong to the folder of the data and not to a year. */
const OF_THE_FOLDER = ['README.md', 'messages.md', 'schemas', EDITIONS];

/** Rounds of taking out what leads to what is gone: each may leave a list empty, or a field that must be there. */
const ROUNDS = 12;

/**
 * Makes today's data a past edition and the data of the new year of it: in a folder beside, which takes its place as a whole
 * at the end, or not at all. Gives the problems that keep it from being in order, if there are any.
 */
export async function makeNext({ dataDir, name, from, to, dryRun }: Next): Promise<Made | readonly Diagnostic[]> {
  const rules = readRules();
  const staging = join(dirname(dataDir), `.next-${basename(dataDir)}-${process.pid}`);
  const publicDir = publicFolder(dataDir);
  rmSync(staging, { recursive: true, force: true });
  try {
    cpSync(dataDir, staging, { recursive: true });
    archive(staging, name, publicDir);
    const folders = compileOptions(staging, publicDir);
    const dates = shiftDates(readData(staging, folders.publicDir, rules), rules, daysBetween(from, to));
    const emptied = emptyOfOneYear(staging);
    const removed = await mendAll(folders);
    const { diagnostics } = await compileSite(folders);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const shown = <T extends { readonly file: string }>(each: T): T => ({
      ...each,
      file: relative(process.cwd(), join(dataDir, relative(staging, resolve(each.file)))),
    });
    if (errors.length > 0) return errors.map(shown);
    const standing = standingPlaces(readData(staging, folders.publicDir, rules), rules).map(shown);
    if (!dryRun) swap(staging, dataDir);
    return { dates, emptied, removed: removed.map(shown), standing };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

/** How a folder of data is compiled here: for its errors alone; the types follow from the schemas, and need not be made anew. */
export function compileOptions(dataDir: string, publicDir: string): CompileOptions {
  const own = join(dataDir, 'public');
  const types = inProject('.content/types.ts');
  return {
    dataDir,
    publicDir: existsSync(own) ? own : publicDir,
    publicIsShared: true,
    remarksLater: true,
    previousTypes: existsSync(types) ? readFileSync(types, 'utf8') : undefined,
  };
}

/** Copies a year's data, byte for byte, and the files that it may name: nobody who tidies up later takes them away. */
function archive(dataDir: string, name: string, publicDir: string): void {
  const edition = join(dataDir, EDITIONS, name);
  mkdirSync(edition, { recursive: true });
  for (const each of readdirSync(dataDir).filter((file) => !OF_THE_FOLDER.includes(file)))
    cpSync(join(dataDir, each), join(edition, each), { recursive: true });
  if (!existsSync(join(edition, 'public')) && existsSync(publicDir))
    cpSync(publicDir, join(edition, 'public'), { recursive: true });
}

/** Takes out what leads to nothing any more, until nothing does or nothing more can be done. */
async function mendAll(folders: CompileOptions): Promise<Removed[]> {
  const removed: Removed[] = [];
  const steps = keptSteps();
  for (let round = 0; round < ROUNDS; round++) {
    const { diagnostics } = await compileContent({ ...folders, steps });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    const found = errors.length === 0 ? [] : mend(errors);
    if (found.length === 0) break;
    removed.push(...found);
  }
  return removed;
}

/** Puts one folder in the place of another. */
function swap(next: string, current: string): void {
  const aside = `${next}-before`;
  renameSync(current, aside);
  try {
    renameSync(next, current);
  } catch (problem) {
    renameSync(aside, current);
    throw problem;
  }
  rmSync(aside, { recursive: true, force: true });
}
