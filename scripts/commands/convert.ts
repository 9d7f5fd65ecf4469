/**
 * Converts tables between workbooks and CSV, and cleans CSV files that spreadsheets saved: `npx colloquium convert FILE …`.
 *
 * Exit status 0: written; 1: a file cannot be read, or exists already; 2: wrong usage.
 */

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand, WrongUsage } from '../command-line';
import { convertFile } from '../convert/convert-file';

const COMMAND = defineCommand({
  ...commandNamed('convert'),
  operands: {
    text: 'FILE …',
    least: 1,
    most: Number.POSITIVE_INFINITY,
    ask: 'Name the files to convert: .xlsx, .ods or .csv.',
  },
  options: {
    to: { value: 'FORMAT', does: 'writes csv, which is the default, or xlsx' },
    out: { value: 'DIR', does: 'writes into the folder DIR, in place of that of each file' },
    force: { does: 'replaces files that exist' },
  },
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values: { to = 'csv', out, force }, operands: files }) => {
    if (to !== 'csv' && to !== 'xlsx') throw new WrongUsage(`--to is csv or xlsx, not "${to}".`);
    for (const file of files) process.stdout.write(await convertFile(file, { to, out, force }));
    return 0;
  });
