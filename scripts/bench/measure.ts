import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inWork } from '../bootstrap/project.mjs';
import { filesIn } from '../files/files-in';
import { calibration } from './calibrate';
import { editConference, type Size, writeConference } from './conferences';
import { devLatency } from './dev-latency';
import { type Figures, lastFigures, type Measured, saveFigures } from './figures';
import { measureCommand } from './run-command';
import { stages } from './stages';
import { comparedWith, tableOf } from './table';

/** Larger conferences are only compiled: to build one takes a quarter of an hour. */
const LARGEST_BUILT = 10_000;

const folder = inWork(`.content/bench-${process.pid}`);

/** Measures how long `dev` takes to show edits, one after the other. */
export async function measureDev(sizes: readonly Size[], edits: number): Promise<void> {
  for (const size of sizes) {
    const { median, longest } = await devLatency(join(folder, `dev-${size}`), size, edits);
    console.log(
      `${size}: all ${edits} edits appeared, in ${median.toFixed(0)} ms on the median and ${longest.toFixed(0)} ms at most`,
    );
  }
}

/** Measures the compiler's stages and builds, and prints the figures. With `write`, it also saves them. */
export async function measureBuilds(sizes: readonly Size[], write: boolean): Promise<void> {
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
  if (write) saveFigures(figures, table);
}

/** Removes the files of the measured conferences. */
export const removeMeasured = (): void => rmSync(folder, { recursive: true, force: true });

function measure(size: Size): Measured {
  const own = join(folder, String(size));
  const [data, out] = [join(own, 'data'), join(own, 'out')];
  mkdirSync(own, { recursive: true });
  writeConference(data, size);
  const run = (name: string) =>
    measureCommand(name, ['--data', data, '--out', out], { folder: own, cache: join(own, 'cache') });
  try {
    // The first command also bundles the commands.
    if (size !== 'sample' && size > LARGEST_BUILT) {
      run('check');
      return { size, compile: run('check') };
    }
    const first = run('build');
    const files = filesIn(join(out, 'client'));
    const pages = files.filter((name) => name.endsWith('.html')).length;
    editConference(data);
    const edit = run('build');
    return { size, compile: run('check'), builds: { pages, files: files.length, first, edit } };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
