/**
 * npm run content:import -- FILE… [--data DIR] [--session ID] [--update] [--write]: brings what submission and schedule services
 * export into the data: papers with abstracts, keywords, topics and tracks, what is known of their authors, the program
 * committee, sessions and rooms. It shows what it would do, and does it with --write. What the data has already changes only
 * with --update; empty cells are filled in.
 *
 * Exit status 0: the data is in order afterwards; 1: it has errors, or was saved meanwhile and is not written; 2: wrong usage, or an export cannot be read.
 */

import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand } from '../command-line';
import { compileContent } from '../compile/pipeline';
import { dataFolder } from '../content/data-folder';
import { keptSteps } from '../content/kept-steps';
import { report } from '../content/report';
import { changesBetween } from '../content-diff/changes';
import { publicFolder } from '../files/assets';
import { changeFiles } from '../files/change-files';
import { copyData } from '../files/copy-data';
import { lockData } from '../files/data-lock';
import { writeWhole } from '../files/write-whole';
import { account } from '../importers/account';
import { changesOf } from '../importers/changes-of';
import { combine } from '../importers/combine';
import { conferenceFacts } from '../importers/conference-facts';
import { planImport } from '../importers/plan-import';
import type { Problem } from '../importers/read/problem';
import { readExports } from '../importers/read-exports';
import { section, tellLeft, tellOutside, tellPlan, tellProblems, tellRecognised } from '../importers/tell';

const COMMAND = defineCommand({
  ...commandNamed('content:import'),
  operands: { text: 'FILE …', least: 1, most: Number.POSITIVE_INFINITY, ask: 'Name the files that were exported.' },
  options: {
    data: { value: 'DIR', does: 'imports into the data folder DIR, in place of data/' },
    session: { value: 'ID', does: 'puts papers that name no session into this one' },
    update: { does: 'also changes what the data has already; without it, only empty cells are filled in' },
    write: { does: 'writes the files' },
  },
  statusOfFailure: 2,
});

/** The bytes of an export; a folder, and a name that was mistyped, are told by their names. */
function bytesOf(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new Error(`There is no file ${path}.`);
  if (found.isDirectory()) throw new Error(`${path} is a folder: name the files in it that were exported.`);
  return readFileSync(path);
}

/** The same report with the places of the data, where it is of a copy that is deleted afterwards. */
const atHome = (text: string, folder: string, dataDir: string): string =>
  [relative(process.cwd(), folder), folder].reduce(
    (shown, path, index) => shown.replaceAll(path, index === 0 ? relative(process.cwd(), dataDir) : dataDir),
    text,
  );

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, importExports);

async function importExports({ values, operands }: ArgumentsOf<typeof COMMAND>): Promise<number> {
  let unlock = () => {};
  const root = mkdtempSync(join(tmpdir(), 'content-import-'));
  try {
    const dataDir = dataFolder(values.data);
    if (values.write) unlock = await lockData(dataDir);
    const facts = conferenceFacts(dataDir);
    const problems: Problem[] = [];
    const tellProblem = (problem: Problem) => void problems.push(problem);

    const files = operands.map((path) => ({ file: basename(path), bytes: bytesOf(path) }));
    const exported = await readExports(files, { zone: facts.zone, report: tellProblem });
    const imported = combine(exported, tellProblem);
    if (exported.unusable.length > 0 || 'message' in imported) {
      const unusable = 'message' in imported && exported.unusable.length === 0 ? [imported] : exported.unusable;
      process.stderr.write(tellProblems([...unusable, ...problems]));
      return 2;
    }
    const { default: transliterate } = await import('any-ascii');
    const { session = '', update, write } = values;
    const plans = planImport(
      dataDir,
      imported,
      { session, update, language: facts.language, transliterate },
      tellProblem,
    );
    const changed = plans.filter(({ text, before }) => text !== before.text);
    process.stdout.write(
      [
        tellRecognised(exported.recognised),
        tellProblems(problems),
        tellOutside(imported.outside),
        tellLeft([...exported.left, ...imported.left]),
        ...plans.map((plan) => tellPlan(plan, update)),
        changed.length === 0 ? 'Nothing to add or change.\n\n' : '',
      ].join(''),
    );

    const compared = account(dataDir, imported.listed, plans);

    // The compiler's report on the data after the import, also where nothing is written.
    const steps = keptSteps();
    const compile = (folder: string, remarksLater = false) =>
      compileContent({ dataDir: folder, publicDir: publicFolder(dataDir), publicIsShared: true, steps, remarksLater });
    const before = changed.length === 0 ? undefined : await compile(dataDir, true);
    const folder = write ? dataDir : join(root, 'data');
    const changes = changesOf(folder, changed);
    let wayBack = '';
    if (write && changed.length > 0) wayBack = changeFiles(dataDir, changes);
    if (!write) {
      copyData(dataDir, folder);
      writeWhole(changes.map(({ path, becomes }) => [path, becomes] as const));
    }
    const after = await compile(folder);
    if (before?.content && after.content) {
      for (const { heading, changes } of changesBetween(before.content, after.content))
        process.stdout.write(section(`What visitors will see: ${heading}`, changes));
    }
    if (write && changed.length > 0)
      process.stdout.write(`Written: ${changed.map(({ file }) => file).join(', ')}. ${wayBack}\n\n`);
    process.stdout.write(atHome(report('text', after.diagnostics), folder, dataDir));
    process.stdout.write(`\n${section('The export beside the data', compared)}`);
    if (changed.length > 0 && !write) process.stdout.write('Nothing is written yet: say --write to do it.\n');
    return after.diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  } finally {
    unlock();
    rmSync(root, { recursive: true });
  }
}
