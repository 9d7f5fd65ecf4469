/**
 * npm run next-edition -- YEAR [--start DATE] [--name NAME] [--data DIR] [--dry-run]: makes today's data a past edition, and
 * of it the data of the new year. `data/README.md`, "When the next edition comes", says what it does with what.
 *
 * Exit status 0: done; 1: refused, and why; 2: wrong usage.
 */

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { compileSite } from '../compile/editions/compile-site';
import { EDITIONS, isEditionName } from '../compile/editions/edition-folders';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { formats } from '../content/validate/formats';
import { publicFolder } from '../files/assets';
import { lockData } from '../files/data-lock';
import { compileOptions, type Made, makeNext } from '../next-edition/make-next';
import { sameWeekdayIn } from '../next-edition/new-start';
import { uncommitted } from '../next-edition/uncommitted';

const COMMAND = defineCommand({
  ...commandNamed('next-edition'),
  operands: { text: 'YEAR', least: 1, most: 1, ask: 'Say the year of the new edition, as in 2025.' },
  options: {
    start: { value: 'DATE', does: 'the first day of the new edition; if not said, the same weekday of the same week' },
    name: { value: 'NAME', does: 'the name of the past edition, in place of its year' },
    data: { value: 'DIR', does: 'the data folder, in place of data/' },
    'dry-run': { does: 'shows what would change, and writes nothing' },
  },
});

interface Arguments {
  /** The year, or another name, of the new edition. */
  readonly next: string;
  readonly start: string | undefined;
  readonly name: string | undefined;
  readonly dataDir: string;
  readonly dryRun: boolean;
}

function readArguments({ values, operands: [next = ''] }: ArgumentsOf<typeof COMMAND>): Arguments {
  const { start, name } = values;
  const isYear = /^20\d\d$/.test(next);
  if (!isYear && start === undefined)
    throw new WrongUsage(`"${next}" is no year: say the first day with --start as well.`);
  if (start !== undefined && !formats.date.test(start)) throw new WrongUsage('--start is a date, as in 2025-12-10.');
  if (isYear && start !== undefined && !start.startsWith(next)) throw new WrongUsage(`${start} is not in ${next}.`);
  if (name !== undefined && !isEditionName(name))
    throw new WrongUsage('--name is the name of the past edition: small letters, digits and hyphens.');
  return { next, start, name, dataDir: dataFolder(values.data), dryRun: values['dry-run'] };
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const options = readArguments(given);
    const unlock = options.dryRun ? () => {} : await lockData(options.dataDir);
    try {
      return await run(options);
    } finally {
      unlock();
    }
  });

async function run({ next, start, name: asked, dataDir, dryRun }: Arguments): Promise<number> {
  const today = await compileSite(compileOptions(dataDir, publicFolder(dataDir)));
  const { content } = today;
  if (content === undefined) {
    process.stdout.write(report('text', today.diagnostics));
    throw new Error('The data has errors; fix them first.');
  }
  const { start: from, acronym } = content.conference;
  const name = asked ?? from.slice(0, 4);
  const to = start ?? sameWeekdayIn(Number(next), from);
  const folder = join(dataDir, EDITIONS, name);
  if (to <= from) throw new Error(`The new first day, ${to}, is not after that of today's data, ${from}.`);
  if (existsSync(folder)) throw new Error(`${shown(folder)} is there already; give today's data another --name.`);
  const changes = dryRun ? [] : uncommitted(dataDir);
  if (changes.length > 0)
    throw new Error(
      `There are changes in ${shown(dataDir)} that are not committed; commit them first:\n${changes.join('\n')}`,
    );

  const made = await makeNext({ dataDir, name, from, to, dryRun });
  if (!('standing' in made)) {
    process.stdout.write(report('text', made));
    throw new Error('The data of the new year would have these errors; nothing was changed.');
  }
  const did = dryRun ? 'would become' : 'is now';
  process.stdout.write(`${acronym} ${did} the past edition ${name} (${shown(folder)}).\n`);
  process.stdout.write(`The first day of the new edition, ${next}, is ${to} and was ${from}.\n\n${tell(made)}`);
  return 0;
}

const shown = (path: string) => relative(process.cwd(), path);

function tell({ dates, emptied, removed, standing, wayBack }: Made): string {
  const list = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n`;
  return [
    `Dates moved in their files: ${dates}.\n\n`,
    list('Emptied, since it is of one year', emptied),
    list(
      'Taken out, since it led to what is gone',
      removed.map(({ file, words }) => `${file}: ${words}`),
    ),
    list(
      `Still standing as text, to be looked at one by one (${standing.length})`,
      standing.map(({ file, line, column, words, context }) => `${file}:${line}:${column} ${words} (${context})`),
    ),
    wayBack && `${wayBack}\n`,
  ].join('');
}
