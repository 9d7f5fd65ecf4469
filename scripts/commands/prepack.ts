// Builds the files of the package: `npm pack` runs it.

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { buildPackage } from '../package/build-package';

const COMMAND = defineCommand({ ...commandNamed('prepack'), options: {} });

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async () => {
    await buildPackage();
    return 0;
  });
