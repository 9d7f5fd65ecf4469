/**
 * Adds files to the data, with comments and an example: `npx colloquium add speakers`. Without a name it lists them.
 *
 * Exit status 0: done; 1: not possible, with the reason, or all files were there already; 2: wrong usage.
 */
import { join, relative } from 'node:path';
import { addFiles } from '../add/add-files';
import { ADDABLE, addableNamed, isPresent, rowsOf } from '../add/addable';
import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand, WrongUsage } from '../command-line';
import { dataFolder } from '../content/data-folder';

const COMMAND = defineCommand({
  ...commandNamed('add'),
  operands: { text: '[NAME …]', least: 0, most: Number.POSITIVE_INFINITY, ask: 'Name files, such as speakers.' },
  options: { data: { value: 'DIR', does: 'the data folder, in place of data/' } },
});

/** Lists the files that there are, and those that can be added. */
function listOf(dataDir: string): string {
  const width = Math.max(...rowsOf(ADDABLE).map(([name]) => name.length));
  const table = (isThere: boolean) =>
    rowsOf(ADDABLE.filter((name) => isPresent(dataDir, name) === isThere)).map(
      ([name, holds]) => `  ${name.padEnd(width)}  ${holds}`,
    );
  const there = table(true);
  return [
    ...(there.length === 0 ? [] : ['These are there:', ...there, '']),
    'These can be added, as in "npx colloquium add speakers":',
    ...table(false),
  ].join('\n');
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values, operands }) => {
    const dataDir = dataFolder(values.data);
    if (operands.length === 0) {
      process.stdout.write(`${listOf(dataDir)}\n`);
      return 0;
    }
    const found = operands.map(addableNamed);
    const problems = found.filter((each) => typeof each === 'string');
    if (problems.length > 0) throw new WrongUsage(problems.join('\n'));
    const { written, present, undo } = await addFiles(
      dataDir,
      found.filter((each) => typeof each !== 'string'),
    );
    const shown = (file: string) => relative(process.cwd(), join(dataDir, file));
    const lines = [
      ...present.map((file) => `${shown(file)} is there already, and stays as it is.`),
      ...Array.from(written, ([file, by]) => `${shown(file)} is added${by ? `, since ${by} refers to it` : ''}.`),
    ];
    if (written.size > 0)
      lines.push('Replace the examples by what is true, and check with: npx colloquium check', undo);
    process.stdout.write(`${lines.join('\n')}\n`);
    return written.size === 0 ? 1 : 0;
  });
