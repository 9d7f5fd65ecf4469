/**
 * Prints one SHA-256 of the names and contents of the built site: `npx colloquium digest [-- FOLDER]`.
 *
 * Exit status 0: printed; 1: there is no site; 2: wrong usage.
 */

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { inWork } from '../bootstrap/project.mjs';
import { defineCommand, runCommand } from '../command-line';
import { digestOf } from '../site/digest';

const COMMAND = defineCommand({
  ...commandNamed('digest'),
  operands: { text: '[FOLDER]', least: 0, most: 1, ask: 'One folder is enough.' },
  options: {},
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, ({ operands: [named] }) => {
    const folder = resolve(named ?? inWork('dist/client'));
    if (!existsSync(join(folder, 'index.html')))
      throw new Error(`${folder} has no built site: run \`npm run build\` first, or name the folder of one.`);
    console.log(digestOf(folder));
    return 0;
  });
