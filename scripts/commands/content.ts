/**
 * npm run content -- [--data DIR] [--out DIR] [--format FORMAT] [--to FILE] [--strict] [--watch] [--fix[=ask]] [--sort TABLE:COLUMNS] [--dry-run] [--explain CODE]
 *
 * Exit status 0: no error; 1: the data has errors, or was saved while it was to be fixed; 2: wrong usage, or a fault of the compiler itself.
 */

import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { compileInto } from '../compile/compile-into';
import { explain } from '../compile/explain/explain';
import { dataFolder } from '../content/data-folder';
import { isFormat, type ReportFormat, report, reportFormats, wantsColour } from '../content/report';
import type { Diagnostic } from '../content/report/diagnostics';
import { SavedMeanwhile } from '../files/change-files';
import { fileTrouble } from '../files/in-words';
import { writeWhole } from '../files/write-whole';
import { isMendMode, type MendMode, NobodyToAsk, WrongSort } from '../mend/mend-mode';

const COMMAND = defineCommand({
  ...commandNamed('content'),
  options: {
    data: { value: 'DIR', does: 'checks the data folder DIR, in place of data/' },
    out: { value: 'DIR', does: 'writes the modules to DIR, in place of .content/' },
    format: { value: 'FORMAT', does: `writes the report as ${reportFormats.join(', ')}; text if not said` },
    to: { value: 'FILE', does: 'writes the report to FILE: --format html --to problems.html is one for any browser' },
    strict: { does: 'counts warnings as errors' },
    thorough: {
      does: 'asks every rule; else those that are nearly always right, unless conference.yaml says "checks: thorough"',
    },
    watch: { does: 'checks again each time a file is saved' },
    fix: {
      value: 'ask',
      does: 'first fixes what has one reading, and shows each line that changes; =ask proposes the other fixes one by one',
      bare: 'certain',
    },
    sort: { value: 'TABLE:COLUMNS', does: 'sorts the rows of a table by columns: --sort sessions.csv:date,start' },
    'dry-run': { does: 'with --fix or --sort: shows what would change, and writes nothing' },
    explain: { value: 'CODE', does: 'explains a code, with an example, its fix and how to accept it' },
  },
  statusOfFailure: 2,
});

interface Arguments {
  readonly data: string | undefined;
  readonly out: string | undefined;
  readonly format: ReportFormat;
  readonly to: string | undefined;
  readonly strict: boolean;
  readonly thorough: boolean;
  readonly watch: boolean;
  readonly fix: MendMode | undefined;
  readonly sort: string | undefined;
  readonly dryRun: boolean;
  readonly explain: string | undefined;
}

function readArguments({ values }: ArgumentsOf<typeof COMMAND>): Arguments {
  const {
    data,
    out,
    format = 'text',
    to,
    strict,
    thorough,
    watch,
    fix,
    sort,
    'dry-run': dryRun,
    explain: code,
  } = values;
  if (!isFormat(format)) throw new WrongUsage(`--format is one of ${reportFormats.join(', ')}, not "${format}"`);
  if (fix !== undefined && !isMendMode(fix)) throw new WrongUsage(`--fix stands alone or is --fix=ask, not "${fix}"`);
  if (dryRun && fix === undefined && sort === undefined) throw new WrongUsage('--dry-run goes with --fix or --sort');
  return { data, out, format, to, strict, thorough, watch, fix, sort, dryRun, explain: code };
}

async function mendFirst({ data, fix, sort, dryRun }: Arguments): Promise<void> {
  const options = { isDry: dryRun, say: (text: string) => void process.stdout.write(text), colour: wantsColour() };
  if (fix !== undefined) {
    const { mendCommand } = await import('../mend/mend-command');
    await mendCommand(dataFolder(data), { ...options, mode: fix });
  }
  if (sort !== undefined) {
    const { sortCommand } = await import('../mend/sort-command');
    await sortCommand(dataFolder(data), sort, options);
  }
}

async function runOnce({ data, out, format, to, strict, thorough, watch: goesOn }: Arguments): Promise<boolean> {
  // Editors read by it where the problems of a run begin (.vscode/tasks.json).
  if (goesOn && format === 'text') process.stdout.write('Checking the data …\n');
  const { diagnostics } = await compileInto({ dataDir: data, outDir: out, strict, thorough });
  const text = report(format, diagnostics);
  if (to === undefined) process.stdout.write(text);
  else {
    writeWhole([[resolve(to), text]]);
    process.stdout.write(`Written: ${to}\n`);
  }
  return !hasErrors(diagnostics);
}

const hasErrors = (diagnostics: readonly Diagnostic[]) => diagnostics.some(({ severity }) => severity === 'error');

function watchData(options: Arguments, wasRight: boolean): void {
  let pending: NodeJS.Timeout | undefined;
  let right = wasRight;
  const again = async () => {
    const mended = !right;
    right = await runOnce(options);
    if (mended && right && options.format === 'text') process.stdout.write('Fixed: the site has the new data.\n');
  };
  watch(dataFolder(options.data), { recursive: true }, () => {
    clearTimeout(pending);
    // An editor saves in several steps; one run after the last of them is enough.
    pending = setTimeout(() => {
      again().catch((problem: unknown) => {
        process.exitCode = fail(problem);
      });
    }, 50);
  });
}

function fail(problem: unknown): 2 {
  const trouble = fileTrouble(problem);
  if (trouble !== undefined) process.stderr.write(`${trouble}\n`);
  else process.stderr.write(`The compiler itself failed: ${problem instanceof Error ? problem.stack : problem}\n`);
  return 2;
}

/** Runs the command and gives its exit status; with `--watch` it goes on watching after that. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, (given) => run(readArguments(given)));

async function run(options: Arguments): Promise<number> {
  if (options.explain !== undefined) {
    const explained = explain(options.explain, dataFolder(options.data));
    if ('text' in explained) process.stdout.write(explained.text);
    else process.stderr.write(`${explained.problem}\n`);
    return 'text' in explained ? 0 : 2;
  }
  try {
    await mendFirst(options);
  } catch (problem) {
    const isSaved = problem instanceof SavedMeanwhile;
    if (!(isSaved || problem instanceof NobodyToAsk || problem instanceof WrongSort)) return fail(problem);
    process.stderr.write(`${problem.message}\n`);
    return isSaved ? 1 : 2;
  }
  const status = await runOnce(options).then((right) => (right ? 0 : 1), fail);
  if (options.watch) watchData(options, status === 0);
  return status;
}
