import { resolve } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { type ReportFormat, report } from '../content/report';
import { errorMessage } from '../files/error-message';
import { oneAtATime } from '../files/one-at-a-time';
import { watchFolders } from '../files/watch-folders';
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
  let status = 0;
  const check = oneAtATime(async () => {
    const isFixed = status !== 0;
    status = await checkOnce(options);
    if (isFixed && status === 0 && options.format === 'text')
      process.stdout.write('Fixed: the site has the new data.\n');
  });
  // Before the first check, during which somebody may save.
  if (options.watch) watchFolders([options.dataDir, inWork('public')], check);
  await check();
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
