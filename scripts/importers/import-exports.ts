import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { compileContent } from '../compile/pipeline';
import { memoisedSteps } from '../content/memoised-steps';
import { report } from '../content/report';
import { changesBetween } from '../content-diff/changes';
import { publicFolder } from '../files/assets';
import { changeFiles } from '../files/change-files';
import { copyData } from '../files/copy-data';
import { lockData } from '../files/data-lock';
import { writeAtomically } from '../files/write-atomically';
import { changesOf } from './changes-of';
import { combine } from './combine';
import { compareWithData } from './compare-with-data';
import { conferenceFacts } from './conference-facts';
import {
  describeLeftOut,
  describeOutside,
  describePlan,
  describeProblems,
  describeRecognised,
  section,
} from './describe';
import { planImport } from './plan-import';
import type { Problem } from './read/problem';
import { readExports } from './read-exports';

interface ImportOptions {
  readonly dataDir: string;
  /** Paths of the exported files. */
  readonly files: readonly string[];
  /** The session of papers that name none. */
  readonly session: string;
  /** Replaces values of the data; else only empty cells are filled in. */
  readonly update: boolean;
  /** Writes the files; else only shows what would change. */
  readonly write: boolean;
}

/**
 * Imports exported files into the data, or shows what that would change, and prints a report. Gives the exit status: 0 if the data
 * has no errors afterwards, 1 if it has, 2 if an export cannot be read. Throws `SavedMeanwhile`.
 */
export async function importExports(options: ImportOptions): Promise<number> {
  const unlock = options.write ? await lockData(options.dataDir) : () => {};
  const scratch = mkdtempSync(join(tmpdir(), 'content-import-'));
  try {
    return await importInto(options, join(scratch, 'data'));
  } finally {
    unlock();
    rmSync(scratch, { recursive: true });
  }
}

async function importInto({ dataDir, files, session, update, write }: ImportOptions, copy: string): Promise<number> {
  const { zone, language } = conferenceFacts(dataDir);
  const problems: Problem[] = [];
  const reportProblem = (problem: Problem) => void problems.push(problem);
  const read = files.map((path) => ({ file: basename(path), bytes: bytesOf(path) }));
  const exported = await readExports(read, { zone, language, report: reportProblem });
  const imported = combine(exported, reportProblem);
  if (exported.unusable.length > 0 || 'message' in imported) {
    const unusable = 'message' in imported && exported.unusable.length === 0 ? [imported] : exported.unusable;
    process.stderr.write(describeProblems([...unusable, ...problems]));
    return 2;
  }
  const { default: transliterate } = await import('any-ascii');
  const plans = planImport(dataDir, imported, { session, update, language, transliterate }, reportProblem);
  const changed = plans.filter(({ text, before }) => text !== before.text);
  process.stdout.write(
    [
      describeRecognised(exported.recognised),
      describeProblems(problems),
      describeOutside(imported.outside),
      describeLeftOut([...exported.left, ...imported.left]),
      ...plans.map((plan) => describePlan(plan, update)),
      changed.length === 0 ? 'Nothing to add or change.\n\n' : '',
    ].join(''),
  );
  // Before files change: it reads the data as it was.
  const compared = compareWithData(dataDir, imported.listed, plans);

  const steps = memoisedSteps();
  const publicDir = publicFolder(dataDir);
  const compile = (folder: string, deferWarnings = false) =>
    compileContent({ dataDir: folder, publicDir, publicIsShared: true, steps, deferWarnings });
  const before = changed.length === 0 ? undefined : await compile(dataDir, true);
  const folder = write ? dataDir : copy;
  const changes = changesOf(folder, changed);
  const undo = write && changed.length > 0 ? changeFiles(dataDir, changes) : '';
  if (!write) {
    copyData(dataDir, folder);
    writeAtomically(changes.map(({ path, becomes }) => [path, becomes] as const));
  }
  const after = await compile(folder);
  if (before?.content && after.content) {
    for (const { heading, changes } of changesBetween(before.content, after.content))
      process.stdout.write(section(`What visitors will see: ${heading}`, changes));
  }
  if (undo !== '') process.stdout.write(`Written: ${changed.map(({ file }) => file).join(', ')}. ${undo}\n\n`);
  process.stdout.write(withPathsOf(dataDir, report('text', after.diagnostics), folder));
  process.stdout.write(`\n${section('The export compared with the data', compared)}`);
  if (changed.length > 0 && !write) process.stdout.write('Nothing is written yet: say --write to do it.\n');
  return after.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Reads an exported file. Throws an error for a folder and for a missing file. */
function bytesOf(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no file ${path}.`);
  if (found.isDirectory()) throw new Error(`${path} is a folder: name the files in it that were exported.`);
  return readFileSync(path);
}

/** Replaces the paths of a copy in a report by those of the data folder. */
function withPathsOf(dataDir: string, text: string, copy: string): string {
  const shown = (folder: string) => relative(process.cwd(), folder);
  return text.replaceAll(shown(copy), shown(dataDir)).replaceAll(copy, dataDir);
}
