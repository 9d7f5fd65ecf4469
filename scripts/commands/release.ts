/**
 * npm run release -- "What is new, in a sentence" [--data DIR]: notes the program as visitors are to know it, so that calendars,
 * schedule apps, the page of changes and the news feed tell what has changed since the release before.
 *
 * Exit status 0: released, or nothing has changed; 1: the data has errors, or was saved meanwhile and nothing is
 * written; 2: wrong usage.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collections } from '../../shared/model/collections';
import { commandNamed } from '../bootstrap/commands.mjs';
import { type ArgumentsOf, defineCommand, runCommand, WrongUsage } from '../command-line';
import { compileContent } from '../compile/pipeline';
import { dataFolder } from '../content/data-folder';
import { compareProgram } from '../content/releases/compare';
import { programEntries } from '../content/releases/entries';
import { logWith, programTable } from '../content/releases/write';
import { report } from '../content/report';
import { publicFolder } from '../files/assets';
import { changeFiles } from '../files/change-files';
import { lockData } from '../files/data-lock';

const COMMAND = defineCommand({
  ...commandNamed('release'),
  operands: {
    text: '"What is new, in a sentence"',
    least: 1,
    most: 1,
    ask: 'Say what is new, in one pair of quotation marks.',
  },
  options: { data: { value: 'DIR', does: 'releases the program of the data folder DIR, in place of data/' } },
  statusOfFailure: 2,
});

const now = () => `${new Date().toISOString().slice(0, 19)}Z`;

/** Runs the command at a moment, given in UTC as YYYY-MM-DDTHH:MM:SSZ, and gives its exit status. */
export const main = (args: readonly string[], time: string = now()): Promise<number> =>
  runCommand(COMMAND, args, (given) => release(given, time));

async function release({ values, operands: [note = ''] }: ArgumentsOf<typeof COMMAND>, time: string): Promise<number> {
  if (!note.trim()) throw new WrongUsage('Say what is new, in one pair of quotation marks.');
  const dataDir = dataFolder(values.data);
  const unlock = await lockData(dataDir);
  try {
    return await releaseIn(dataDir, note.trim(), time);
  } finally {
    unlock();
  }
}

/** Releases the program of a data folder that no other command changes meanwhile. */
async function releaseIn(dataDir: string, note: string, time: string): Promise<number> {
  // Before the compiler reads them: what is saved from now on is noticed.
  const log = fileOf(dataDir, 'releases');
  const table = fileOf(dataDir, 'releasedEntries');
  const { content, diagnostics } = await compileContent({
    dataDir,
    publicDir: publicFolder(dataDir),
    publicIsShared: true,
    remarksLater: true,
  });
  if (content === undefined) {
    process.stderr.write(report('text', diagnostics));
    return 1;
  }
  const { releases, releasedEntries } = content;
  const last = releases.at(-1)?.version ?? 0;
  const version = last + 1;
  const { entries, changes, changed } = compareProgram(releasedEntries, programEntries(content), version);
  if (last > 0 && changed.length === 0) {
    process.stdout.write(`Nothing of the program has changed since release ${last}.\n`);
    return 0;
  }
  const wayBack = changeFiles(dataDir, [
    { ...log, becomes: Buffer.from(logWith(log.was?.toString() ?? '', { version, time, note, changes })) },
    { ...table, becomes: Buffer.from(programTable(entries)) },
  ]);
  const titles = changes.map(({ title }) => `  ${title}\n`).join('');
  process.stdout.write(
    `Release ${version}: ${changed.length} sessions, talks and posters are new or have changed.\n${titles}${wayBack}\n`,
  );
  return 0;
}

/** A file of the data, and its bytes if it exists. */
function fileOf(dataDir: string, collection: 'releases' | 'releasedEntries') {
  const path = join(dataDir, collections[collection].file);
  return { path, was: existsSync(path) ? readFileSync(path) : undefined };
}
