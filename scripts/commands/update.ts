/**
 * Takes a later engine, and brings the data to its format: `npx colloquium update [SOURCE]`.
 *
 * Exit status 0: done, or nothing to do; 1: not done, with the reason, or the data has errors afterwards; 2: wrong usage.
 */

import { commandNamed } from '../bootstrap/commands.mjs';
import { runChild } from '../bootstrap/run-child.mjs';
import { defineCommand, runCommand, WrongUsage } from '../command-line';
import { dataFolder } from '../content/data-folder';
import { wantsColour } from '../content/report';
import { takeEngine } from '../update/take-engine';

const COMMAND = defineCommand({
  ...commandNamed('update'),
  operands: { text: '[SOURCE]', least: 0, most: 1, ask: 'Name one version, file or address of the engine.' },
  options: {
    data: { value: 'DIR', does: 'updates the data folder DIR, in place of data/' },
    'data-only': { does: 'only brings the data to the format of the installed engine' },
    write: { does: 'writes the changes of the data without asking' },
  },
  more: [
    '',
    'SOURCE is a version, a file such as ./colloquium-0.3.0.tgz, or the https address of a release. Without it: the latest version, if',
    'package.json names the engine by version.',
  ],
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values: { data, write, 'data-only': isDataOnly }, operands: [source] }) => {
    if (isDataOnly && source !== undefined)
      throw new WrongUsage('--data-only takes no other engine: leave out one of the two.');
    const folder = data === undefined ? [] : ['--data', data];
    const later = isDataOnly ? undefined : await takeEngine(source, process.cwd());
    if (later !== undefined) {
      // This process runs the code of the engine before.
      const rest = [...folder, ...(write ? ['--write'] : [])];
      return runChild(process.execPath, [later, 'update', '--data-only', ...rest], { cwd: process.cwd() });
    }
    const { updateData } = await import('../update/update-data');
    const outcome = await updateData(dataFolder(data), { write, colour: wantsColour() });
    if (outcome !== 'written') return outcome === 'current' ? 0 : 1;
    return (await import('./check')).main(folder);
  });
