/**
 * npm run bench: what the compiler's stages, a first build and a build after an edit cost, for the sample and for generated
 * conferences of some sizes, and how that grows. `--write` puts the table into README.md and the figures into
 * docs/bench.json, with which later runs compare theirs. Nothing else is timed: tests must not depend on how busy a machine is.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { calibration } from './bench/calibrate';
import { editConference, type Size, writeConference } from './bench/conferences';
import { type Figures, keepFigures, lastFigures, type Measured } from './bench/figures';
import { runCommand } from './bench/run-command';
import { stages } from './bench/stages';
import { comparedWith, tableOf } from './bench/table';
import { inProject } from './bootstrap/project.mjs';
import { filesIn } from './files/files-in';

/** Larger conferences are only compiled: to build one takes a quarter of an hour. */
const LARGEST_BUILT = 10_000;

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: 'sample,1000,5000,50000' }, write: { type: 'boolean', default: false } },
});
const sizes = values.sizes.split(',').map((size): Size => (size === 'sample' ? size : Number(size)));
if (!sizes.every((size) => size === 'sample' || (Number.isInteger(size) && size > 0))) {
  console.error('usage: npm run bench -- [--sizes sample,1000,5000,50000] [--write]');
  process.exit(2);
}

// Within the project: what is kept there loads packages.
const folder = inProject(`.content/bench-${process.pid}`);

function measure(size: Size): Measured {
  const own = join(folder, String(size));
  const [data, out] = [join(own, 'data'), join(own, 'out')];
  mkdirSync(own, { recursive: true });
  writeConference(data, size);
  const run = (name: string, ...args: string[]) =>
    runCommand(name, ['--data', data, '--out', out, ...args], { folder: own, cache: join(own, 'cache') });
  try {
    const built = size === 'sample' || size <= LARGEST_BUILT;
    const first = built ? run('build') : run('compile-content');
    const files = built ? filesIn(join(out, 'client')) : [];
    const pages = files.filter((name) => name.endsWith('.html')).length;
    if (built) editConference(data);
    const edit = built ? run('build') : first;
    // The commands are bundled by now.
    const compile = run('compile-content');
    return { size, compile, ...(built && { builds: { pages, files: files.length, first, edit } }) };
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

try {
  const figures: Figures = {
    calibration: await calibration(),
    node: process.versions.node,
    stages: await stages(folder),
    measured: sizes.map((size) => {
      console.error(`Measuring: ${size}`);
      return measure(size);
    }),
  };
  for (const [stage, milliseconds] of figures.stages)
    console.log(`${stage.padEnd(48)}${milliseconds.toFixed(0).padStart(7)} ms`);
  const table = tableOf(figures);
  console.log(`\n${table}\n`);
  const before = lastFigures();
  if (before) for (const line of comparedWith(before, figures)) console.log(line);
  if (values.write) keepFigures(figures, table);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
