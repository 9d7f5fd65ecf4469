/**
 * npm run bench: what the compiler's stages, a first build and a build after an edit cost, for the sample and for generated
 * conferences of some sizes, and how that grows. `--write` puts the table into README.md and the figures into
 * docs/bench.json, with which later runs compare theirs. Nothing else is timed: tests must not depend on how busy a machine is.
 * `--dev 300` measures in place of all that how long `npm run dev` takes to show an edit, 300 times one after the other.
 */

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { calibration } from '../bench/calibrate';
import { editConference, type Size, writeConference } from '../bench/conferences';
import { devLatency } from '../bench/dev-latency';
import { type Figures, keepFigures, lastFigures, type Measured } from '../bench/figures';
import { measureCommand } from '../bench/run-command';
import { stages } from '../bench/stages';
import { comparedWith, tableOf } from '../bench/table';
import { commandNamed } from '../bootstrap/commands.mjs';
import { inProject } from '../bootstrap/project.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { filesIn } from '../files/files-in';

/** Larger conferences are only compiled: to build one takes a quarter of an hour. */
const LARGEST_BUILT = 10_000;

const SIZES = 'sample,1000,5000,50000';
const DEV_SIZES = 'sample,5000';

const COMMAND = defineCommand({
  ...commandNamed('bench'),
  options: {
    sizes: { value: 'SIZES', does: `measures these sizes, in papers, in place of ${SIZES}` },
    write: { does: 'keeps the figures in docs/bench.json, and their table in README.md' },
    dev: { value: 'EDITS', does: 'measures how long so many edits take to be shown by npm run dev' },
  },
});
type Values = ArgumentsOf<typeof COMMAND>['values'];

// Within the project: what is kept there loads packages.
const folder = inProject(`.content/bench-${process.pid}`);
function measure(size: Size): Measured {
  const own = join(folder, String(size));
  const [data, out] = [join(own, 'data'), join(own, 'out')];
  mkdirSync(own, { recursive: true });
  writeConference(data, size);
  const run = (name: string, ...args: string[]) =>
    measureCommand(name, ['--data', data, '--out', out, ...args], { folder: own, cache: join(own, 'cache') });
  try {
    const built = size === 'sample' || size <= LARGEST_BUILT;
    const first = built ? run('build') : run('content');
    const files = built ? filesIn(join(out, 'client')) : [];
    const pages = files.filter((name) => name.endsWith('.html')).length;
    if (built) editConference(data);
    const edit = built ? run('build') : first;
    // The commands are bundled by now.
    const compile = run('content');
    return { size, compile, ...(built && { builds: { pages, files: files.length, first, edit } }) };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

async function measureDev(sizes: readonly Size[], edits: number): Promise<void> {
  for (const size of sizes) {
    const { median, longest } = await devLatency(join(folder, `dev-${size}`), size, edits);
    console.log(
      `${size}: ${edits} edits were shown, in ${median.toFixed(0)} ms on the median and ${longest.toFixed(0)} ms at the longest`,
    );
  }
}

async function measureAll(sizes: readonly Size[], write: boolean): Promise<void> {
  const figures: Figures = {
    calibration: await calibration(),
    node: process.versions.node,
    stages: await stages(folder),
    measured: sizes.map((size) => {
      console.error(`Measuring: ${size}`);
      return measure(size);
    }),
  };
  for (const [stage, milliseconds] of Object.entries(figures.stages))
    console.log(`${stage.padEnd(48)}${milliseconds.toFixed(0).padStart(7)} ms`);
  const table = tableOf(figures);
  console.log(`\n${table}\n`);
  const before = lastFigures();
  if (before) for (const line of comparedWith(before, figures)) console.log(line);
  if (write) keepFigures(figures, table);
}

function readSizes({ sizes = '', dev }: Values): readonly Size[] {
  const read = (sizes || (dev === undefined ? SIZES : DEV_SIZES))
    .split(',')
    .map((size): Size => (size === 'sample' ? size : Number(size)));
  if (!read.every((size) => size === 'sample' || isCount(size)))
    throw new WrongUsage(`--sizes are numbers of papers, or "sample", with commas between them: ${SIZES}`);
  return read;
}

const isCount = (number: number) => Number.isInteger(number) && number > 0;

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values }) => {
    const sizes = readSizes(values);
    const edits = Number(values.dev ?? 1);
    if (!isCount(edits)) throw new WrongUsage('--dev is a number of edits.');
    // Ctrl-C ends the command that is measured, and then this one, which clears up first.
    process.on('SIGINT', () => {});
    try {
      await (values.dev === undefined ? measureAll(sizes, values.write) : measureDev(sizes, edits));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    return 0;
  });
