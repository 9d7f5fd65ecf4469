/**
 * Makes today's data a past edition, and derives the data of the new year from it: `npx colloquium next-edition YEAR`.
 * `docs/day.md`, "The next edition", describes what it does.
 *
 * Exit status 0: done; 1: not possible, with the reason; 2: wrong usage.
 */

import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { isEditionName } from '../compile/editions/edition-folders';
import { dataFolder } from '../content/data-folder';
import { formats } from '../content/validate/formats';
import { beginNextEdition } from '../next-edition/begin-next-edition';

const COMMAND = defineCommand({
  ...commandNamed('next-edition'),
  operands: { text: 'YEAR', least: 1, most: 1, ask: 'Say the year of the new edition, as in 2025.' },
  options: {
    start: { value: 'DATE', does: 'the first day of the new edition; by default the same weekday of the same week' },
    name: { value: 'NAME', does: 'the name of the past edition, in place of its year' },
    data: { value: 'DIR', does: 'the data folder, in place of data/' },
    'dry-run': { does: 'shows what would change, and writes nothing' },
  },
});

function readArguments({ values, operands: [next = ''] }: ArgumentsOf<typeof COMMAND>) {
  const { start, name, data, 'dry-run': dryRun } = values;
  const isYear = /^20\d\d$/.test(next);
  if (!isYear && start === undefined)
    throw new WrongUsage(`"${next}" is no year: say the first day with --start as well.`);
  if (start !== undefined && !formats.date.test(start)) throw new WrongUsage('--start is a date, as in 2025-12-10.');
  if (isYear && start !== undefined && !start.startsWith(next)) throw new WrongUsage(`${start} is not in ${next}.`);
  if (name !== undefined && !isEditionName(name))
    throw new WrongUsage('--name is the name of the past edition: small letters, digits and hyphens.');
  return { next, start, name, dataDir: dataFolder(data), dryRun };
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    await beginNextEdition(readArguments(given));
    return 0;
  });
