import { watch } from 'node:fs';
import { resolve } from 'node:path';
import { type ReportFormat, report } from '../content/report';
import { errorMessage } from '../files/error-message';
import { writeAtomically } from '../files/write-atomically';
import { compileInto } from './compile-into';

interface CheckOptions {
  readonly dataDir: string;
  readonly outDir: string | undefined;
  readonly format: ReportFormat;
  /** File for the report; else it is printed. */
  readonly to: string | undefined;
  readonly strict: boolean;
  readonly thorough: boolean;
  readonly watch: boolean;
}

/**
 * Compiles the data and reports its problems; with `watch`, again after each save. Gives the exit status: 0 without errors, 1 with
 * errors, 2 if the compiler itself failed.
 */
export async function checkData(options: CheckOptions): Promise<number> {
  const status = await checkOnce(options);
  if (options.watch) watchData(options, status === 0);
  return status;
}

async function checkOnce({ dataDir, outDir, format, to, strict, thorough, watch }: CheckOptions): Promise<number> {
  // Editors recognise the start of a run by this line (.vscode/tasks.json).
  if (watch && format === 'text') process.stdout.write('Checking the data …\n');
  try {
    const { diagnostics } = await compileInto({ dataDir, outDir, strict, thorough });
    const text = report(format, diagnostics);
    if (to === undefined) process.stdout.write(text);
    else {
      writeAtomically([[resolve(to), text]]);
      process.stdout.write(`Written: ${to}\n`);
    }
    return diagnostics.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (problem) {
    process.stderr.write(`${errorMessage(problem)}\n`);
    return 2;
  }
}

function watchData(options: CheckOptions, wasValid: boolean): void {
  let pending: NodeJS.Timeout | undefined;
  let isValid = wasValid;
  const checkAgain = async () => {
    const isFixed = !isValid;
    isValid = (await checkOnce(options)) === 0;
    if (isFixed && isValid && options.format === 'text') process.stdout.write('Fixed: the site has the new data.\n');
  };
  watch(options.dataDir, { recursive: true }, () => {
    clearTimeout(pending);
    // An editor saves in several steps: check once after the last of them.
    pending = setTimeout(() => void checkAgain(), 50);
  });
}
