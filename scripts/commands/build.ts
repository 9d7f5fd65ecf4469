import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { build } from '../site/build-site';

const COMMAND = defineCommand({
  ...commandNamed('build'),
  options: {
    data: { value: 'DIR', does: 'builds from the data folder DIR, in place of data/' },
    out: { value: 'DIR', does: 'makes client/ and hosting/ in DIR, in place of dist/' },
  },
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values }) => {
    await build(values);
    return 0;
  });
