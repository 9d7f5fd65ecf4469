/**
 * Measures CPU time and memory of the compiler's stages, of a first build and of a build after an edit, for the sample and for generated
 * conferences of several sizes: `npm run bench`. Tests measure no time, since they must not depend on how busy a machine is.
 */

import type { Size } from '../bench/conferences';
import { measureBuilds, measureDev, removeMeasured } from '../bench/measure';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';

const SIZES = 'sample,1000,5000,50000';
const DEV_SIZES = 'sample,5000';

const COMMAND = defineCommand({
  ...commandNamed('bench'),
  options: {
    sizes: { value: 'SIZES', does: `measures these sizes, in papers, in place of ${SIZES}` },
    write: { does: 'saves the figures in docs/bench.json, and their table in docs/measurements.md' },
    dev: { value: 'EDITS', does: 'measures instead how long `dev` takes to show so many edits' },
  },
});

function readArguments({ values: { sizes = '', dev, write } }: ArgumentsOf<typeof COMMAND>) {
  const read = (sizes || (dev === undefined ? SIZES : DEV_SIZES))
    .split(',')
    .map((size): Size => (size === 'sample' ? size : Number(size)));
  if (!read.every((size) => size === 'sample' || isCount(size)))
    throw new WrongUsage(`--sizes are numbers of papers, or "sample", with commas between them: ${SIZES}`);
  const edits = dev === undefined ? undefined : Number(dev);
  if (edits !== undefined && !isCount(edits)) throw new WrongUsage('--dev is a number of edits.');
  return { sizes: read, edits, write };
}

const isCount = (number: number) => Number.isInteger(number) && number > 0;

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const { sizes, edits, write } = readArguments(given);
    // Ctrl-C ends the command that is measured; this one then removes its files.
    process.on('SIGINT', () => {});
    try {
      await (edits === undefined ? measureBuilds(sizes, write) : measureDev(sizes, edits));
    } finally {
      removeMeasured();
    }
    return 0;
  });
