/**
 * Checks the data and writes the modules for the pages: `npm run check`.
 *
 * Exit status 0: no error; 1: the data has errors, or was saved while it was to be fixed; 2: wrong usage, or the compiler itself failed.
 */

import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { checkData } from '../compile/check-data';
import { explain } from '../compile/explain/explain';
import { dataFolder } from '../content/data-folder';
import { isFormat, reportFormats, wantsColour } from '../content/report';

const COMMAND = defineCommand({
  ...commandNamed('check'),
  options: {
    data: { value: 'DIR', does: 'checks the data folder DIR, in place of data/' },
    out: { value: 'DIR', does: 'writes the modules to DIR, in place of .content/' },
    format: { value: 'FORMAT', does: `writes the report as ${reportFormats.join(', ')}; the default is text` },
    to: { value: 'FILE', does: 'writes the report to FILE, such as --format html --to problems.html for any browser' },
    strict: { does: 'counts warnings as errors' },
    thorough: {
      does: 'runs every rule; without it, and without "checks: thorough" in conference.yaml, only rules that are nearly always right',
    },
    watch: { does: 'checks again each time a file is saved' },
    fix: {
      value: 'ask',
      does: 'first applies the fixes that are certain, and shows each changed line; =ask proposes the other fixes one by one',
      bare: 'certain',
    },
    sort: { value: 'TABLE:COLUMNS', does: 'sorts the rows of a table by columns: --sort sessions.csv:date,start' },
    'dry-run': { does: 'with --fix or --sort: shows what would change, and writes nothing' },
    explain: { value: 'CODE', does: 'explains a code, with an example, its fix and how to accept it' },
  },
  statusOfFailure: 2,
});

function readArguments({ values }: ArgumentsOf<typeof COMMAND>) {
  const { format = 'text', fix, sort, 'dry-run': isDry, data, out, ...others } = values;
  if (!isFormat(format)) throw new WrongUsage(`--format is one of ${reportFormats.join(', ')}, not "${format}"`);
  if (fix !== undefined && fix !== 'certain' && fix !== 'ask')
    throw new WrongUsage(`--fix is written without a value, or as --fix=ask, not "${fix}"`);
  if (isDry && fix === undefined && sort === undefined) throw new WrongUsage('--dry-run needs --fix or --sort');
  return { ...others, format, fix, sort, isDry, outDir: out, dataDir: dataFolder(data) };
}

/** Runs the command and gives its exit status; with `--watch` it goes on watching after that. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async (given) => {
    const { fix, sort, isDry, explain: code, ...options } = readArguments(given);
    const { dataDir } = options;
    if (code !== undefined) {
      const explained = explain(code, dataDir);
      if ('problem' in explained) throw new Error(explained.problem);
      process.stdout.write(explained.text);
      return 0;
    }
    const output = { isDry, say: (text: string) => void process.stdout.write(text), colour: wantsColour() };
    if (fix !== undefined)
      await (await import('../fix/fix-command')).fixCommand(dataDir, { ...output, asks: fix === 'ask' });
    if (sort !== undefined) await (await import('../fix/sort-command')).sortCommand(dataDir, sort, output);
    return checkData(options);
  });
