/**
 * npm run content -- [--data DIR] [--out DIR] [--format text|json|github|sarif] [--strict] [--watch]
 *
 * Exit status 0: no error; 1: the data has errors; 2: wrong usage, or a fault of the compiler itself.
 */
import { watch } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compileInto, dataFolder } from './content/compile-into';
import { isFormat, type ReportFormat, report, reportFormats } from './content/report';
import type { Diagnostic } from './content/report/diagnostics';

const USAGE = `Usage: npm run content -- [--data DIR] [--out DIR] [--format ${reportFormats.join('|')}] [--strict] [--watch]

  --data DIR   checks the data folder DIR, in place of data/
  --out DIR    writes the modules to DIR, in place of .content/
  --strict     counts warnings as errors
  --watch      checks again each time a file is saved`;

interface Arguments {
  readonly data: string | undefined;
  readonly out: string | undefined;
  readonly format: ReportFormat;
  readonly strict: boolean;
  readonly watch: boolean;
  readonly help: boolean;
}

function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      out: { type: 'string' },
      format: { type: 'string', default: 'text' },
      strict: { type: 'boolean', default: false },
      watch: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { data, out, format, strict, watch, help } = values;
  if (!isFormat(format)) throw new TypeError(`--format is one of ${reportFormats.join(', ')}, not "${format}"`);
  return { data, out, format, strict, watch, help };
}

async function runOnce({ data, out, format, strict }: Arguments): Promise<boolean> {
  const { diagnostics } = await compileInto({ dataDir: data, outDir: out, strict });
  process.stdout.write(report(format, diagnostics));
  return !hasErrors(diagnostics);
}

const hasErrors = (diagnostics: readonly Diagnostic[]) => diagnostics.some(({ severity }) => severity === 'error');

function watchData(options: Arguments, wasRight: boolean): void {
  let pending: NodeJS.Timeout | undefined;
  let right = wasRight;
  const again = async () => {
    const mended = !right;
    right = await runOnce(options);
    if (mended && right && options.format === 'text') process.stdout.write('Mended: the site has the new data.\n');
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
  process.stderr.write(`The compiler itself failed: ${problem instanceof Error ? problem.stack : problem}\n`);
  return 2;
}

/** Runs the command and gives its exit status; with `--watch` it goes on watching after that. */
export async function main(args: readonly string[]): Promise<number> {
  let options: Arguments;
  try {
    options = readArguments(args);
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n${USAGE}\n`);
    return 2;
  }
  if (options.help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const status = await runOnce(options).then((right) => (right ? 0 : 1), fail);
  if (options.watch) watchData(options, status === 0);
  return status;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main(process.argv.slice(2));
