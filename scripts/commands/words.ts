/**
 * Writes words.yaml with every word of the interface, or prints those that it lacks: `npx colloquium words`.
 *
 * Exit status 0: done, or nothing is lacking; 1: not possible, with the reason; 2: wrong usage.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { textsIn } from '../../shared/words';
import { lackingTexts } from '../../shared/words/missing-words';
import type { SomeTexts } from '../../shared/words/texts';
import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { dataFolder } from '../content/data-folder';
import { isRecord } from '../content/fields';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';

const COMMAND = defineCommand({
  ...commandNamed('words'),
  options: { data: { value: 'DIR', does: 'the data folder, in place of data/' } },
});

const HEAD = `# Words of the interface. Behind each # is a word as the site has it now: delete the "# " before the words that you translate or
# replace, and before the groups in which they are. What stands in braces is filled in.
`;

const commentedOut = (texts: SomeTexts): string =>
  stringify(texts, { lineWidth: 0 }).replace(/^/gm, '# ').replace(/# $/, '');

/** Reads a file of the data as an object; empty if there is none. */
function fieldsOf(path: string): Readonly<Record<string, unknown>> {
  const read: unknown = existsSync(path) ? parse(readFileSync(path, 'utf8')) : undefined;
  return isRecord(read) ? read : {};
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ values }) => {
    const dataDir = dataFolder(values.data);
    const path = join(dataDir, 'words.yaml');
    const shown = relative(process.cwd(), path);
    const language = String(fieldsOf(join(dataDir, 'conference.yaml')).language ?? 'en');
    const lacking = lackingTexts(textsIn(language), language, fieldsOf(path) as SomeTexts); // the check reports other values
    if (Object.keys(lacking).length === 0) {
      process.stdout.write(`${shown} has every word of the interface.\n`);
      return 0;
    }
    if (existsSync(path)) {
      process.stdout.write(`${commentedOut(lacking)}\n`);
      process.stderr.write(`${shown} is as it was. It lacks these words; copy those that you want.\n`);
      return 0;
    }
    const unlock = await lockData(dataDir);
    try {
      const undo = changeFiles(dataDir, [{ path, was: undefined, becomes: Buffer.from(HEAD + commentedOut(lacking)) }]);
      process.stdout.write(`${shown} has every word of the interface, behind a #.\n${undo}\n`);
    } finally {
      unlock();
    }
    return 0;
  });
