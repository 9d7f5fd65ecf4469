import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { compileContent } from '../compile/pipeline';
import { memoisedSteps } from '../content/memoised-steps';
import { asWorkbook, neverChanged, workbooksIn } from '../content/read/workbook-names';
import { report } from '../content/report';
import { changesBetween } from '../content-diff/changes';
import { publicFolder } from '../files/assets';
import { changeFiles } from '../files/change-files';
import { copyData } from '../files/copy-data';
import { lockData } from '../files/data-lock';
import { shownPath } from '../files/shown-path';
import { writeAtomically } from '../files/write-atomically';
import type { Problem } from '../tables/problem';
import { changesOf } from './changes-of';
import { combine } from './combine';
import { compareWithData } from './compare-with-data';
import { conferenceFacts, NO_DAYS } from './conference-facts';
import {
  describeColumns,
  describeLeftOut,
  describeOutside,
  describePlan,
  describeProblems,
  describeRecognised,
  problemLines,
  section,
} from './describe';
import { UnreadableData } from './merge/data-table';
import type { TablePlan } from './merge/plan-table';
import { withOrigins } from './origins';
import { planImport } from './plan-import';
import { readExports } from './read-exports';

interface ImportOptions {
  readonly dataDir: string;
  /** Paths of the exported files. */
  readonly files: readonly string[];
  /** The session of papers that name none. */
  readonly session: string;
  /** What columns of tables hold: "Start time=start". */
  readonly map: readonly string[];
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

async function importInto(
  { dataDir, files, session, map, update, write }: ImportOptions,
  copy: string,
): Promise<number> {
  const problems: Problem[] = [];
  const reportProblem = (problem: Problem) => void problems.push(problem);
  // Every error is reported in one run, so that one in a file does not hide those of the others, and of the data.
  const unusable: Problem[] = [];
  const facts = unlessUnreadable(() => conferenceFacts(dataDir), unusable);
  const { zone, language, days } = facts ?? UNKNOWN_FACTS;
  const read = files.flatMap((path) => {
    const bytes = bytesOf(path);
    if (!('message' in bytes)) return [{ file: basename(path), bytes }];
    unusable.push(bytes);
    return [];
  });
  const exported = await readExports(read, { zone, language, days, map, report: reportProblem });
  unusable.push(...exported.unusable);
  const imported = unlessUnreadable(() => combine(exported, reportProblem, dataDir), unusable);
  if (imported && 'message' in imported && (exported.recognised.length > 0 || unusable.length === 0))
    unusable.push(imported);
  const { default: transliterate } = await import('any-ascii');
  const options = { session, update, language, transliterate };
  const whole = imported && !('message' in imported) && facts ? imported : undefined;
  const plans = whole && unlessUnreadable(() => planImport(dataDir, whole, options, reportProblem), unusable);
  const edited = (plans ?? []).filter(({ text, before }) => text !== before.text);
  const isWorkbook = ({ file, before }: TablePlan) => !before.exists && workbooksIn(dataDir).includes(asWorkbook(file));
  const changed = edited.filter((plan) => !isWorkbook(plan));
  for (const { file } of edited.filter(isWorkbook)) {
    const book = asWorkbook(file);
    const message = 'The import would change this file.';
    unusable.push({ at: shownPath(join(dataDir, book)), message, hint: neverChanged(dataDir, book) });
  }
  const isBlocked = unusable.length > 0 || whole === undefined || plans === undefined;
  const print = (text: string) => void (isBlocked ? process.stderr : process.stdout).write(text);
  print(
    [
      section('These files cannot be used, and nothing is written', problemLines(unusable)),
      describeRecognised(exported.recognised),
      ...describeColumns(exported.recognised),
      describeProblems(problems),
      whole ? describeOutside(whole.outside) : '',
      describeLeftOut([...exported.left, ...(whole?.left ?? [])]),
      ...(plans ?? []).map((plan) => describePlan(plan, update)),
      changed.length === 0 && !isBlocked ? 'Nothing to add or change.\n\n' : '',
    ].join(''),
  );
  // Before files change: it reads the data as it was.
  const compared = whole && plans ? compareWithData(dataDir, whole.listed, plans) : [];

  const steps = memoisedSteps();
  const publicDir = publicFolder(dataDir);
  const compile = (folder: string, deferWarnings = false) =>
    compileContent({ dataDir: folder, publicDir, publicIsShared: true, steps, deferWarnings });
  const before = changed.length === 0 || isBlocked ? undefined : await compile(dataDir, true);
  const isWritten = write && !isBlocked;
  const folder = isWritten ? dataDir : copy;
  const changes = changesOf(folder, changed);
  const undo = isWritten && changed.length > 0 ? changeFiles(dataDir, changes) : '';
  if (!isWritten) {
    copyData(dataDir, folder);
    writeAtomically(changes.map(({ path, becomes }) => [path, becomes] as const));
  }
  const after = await compile(folder);
  if (before?.content && after.content) {
    for (const { heading, changes } of changesBetween(before.content, after.content))
      print(section(`What visitors will see: ${heading}`, changes));
  }
  if (undo !== '') print(`Written: ${changed.map(({ file }) => file).join(', ')}. ${undo}\n\n`);
  const diagnostics = withOrigins(after.diagnostics, changed, (table) => shownPath(join(folder, table)));
  print(withPathsOf(dataDir, report('text', diagnostics), folder));
  if (isBlocked) return 2;
  print(`\n${section('The export compared with the data', compared)}`);
  if (changed.length > 0 && !write) print('Nothing is written yet: say --write to do it.\n');
  return after.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
}

/** Stands for a conference.yaml that cannot be read, so that problems of the exports are reported all the same. */
const UNKNOWN_FACTS = { zone: 'UTC', language: 'en', days: NO_DAYS };

/** Does a part of the import; a file of the data that cannot be read is one more problem. */
function unlessUnreadable<T>(work: () => T, unusable: Problem[]): T | undefined {
  try {
    return work();
  } catch (problem) {
    if (!(problem instanceof UnreadableData)) throw problem;
    const { at, what: message, hint } = problem;
    if (!unusable.some((known) => known.at === at)) unusable.push({ at, message, hint });
    return undefined;
  }
}

/** Reads an exported file. Returns a problem for a folder and for a missing file. */
function bytesOf(path: string): Buffer | Problem {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return { at: path, message: 'There is no such file.', hint: 'Check its name and folder.' };
  if (found.isDirectory())
    return { at: path, message: 'It is a folder.', hint: 'Name the files in it that were exported.' };
  return readFileSync(path);
}

/** Replaces the paths of a copy in a report by those of the data folder. */
function withPathsOf(dataDir: string, text: string, copy: string): string {
  return text.replaceAll(shownPath(copy), shownPath(dataDir)).replaceAll(copy, dataDir);
}
