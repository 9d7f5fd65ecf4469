/**
 * Imports exports of submission and schedule services into the data: papers, authors, program committee, sessions and rooms:
 * `npx colloquium import FILE …`. It shows what would change, and writes it with --write. Values in the data are replaced only with
 * --update; empty cells are always filled in.
 *
 * Exit status 0: the data has no errors afterwards; 1: it has errors, or was saved in the meantime and is not written; 2: wrong usage,
 * or an export cannot be read.
 */

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { dataFolder } from '../content/data-folder';
import { importExports } from '../importers/import-exports';
import { usageOfServices } from '../importers/services/usage';

const COMMAND = defineCommand({
  ...commandNamed('import'),
  operands: { text: 'FILE …', least: 1, most: Number.POSITIVE_INFINITY, ask: 'Name the files that were exported.' },
  options: {
    data: { value: 'DIR', does: 'imports into the data folder DIR, in place of data/' },
    map: {
      value: '"COLUMN=FIELD"',
      several: true,
      does: 'says what a column of a table contains; without a FIELD it is ignored',
    },
    session: { value: 'ID', does: 'puts papers that name no session into this one' },
    update: { does: 'also replaces values of the data; without it, only empty cells are filled in' },
    write: { does: 'writes the files' },
  },
  more: usageOfServices(),
  statusOfFailure: 2,
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, ({ values: { data, map = [], session = '', update, write }, operands: files }) =>
    importExports({ dataDir: dataFolder(data), files, map, session, update, write }),
  );
