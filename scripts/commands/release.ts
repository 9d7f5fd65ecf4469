/**
 * Records the program as a release, so that calendars, schedule apps, the page of changes and the news feed report what has changed since
 * the release before: `npx colloquium release "What is new, in a sentence"`.
 *
 * Exit status 0: released, or nothing has changed; 1: the data has errors, or was saved in the meantime and nothing was
 * written; 2: wrong usage.
 */

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand, WrongUsage } from '../command-line';
import { dataFolder } from '../content/data-folder';
import { report } from '../content/report';
import { releaseProgram } from '../release/release-program';

const ASK = 'Say what is new, in one pair of quotation marks.';

const COMMAND = defineCommand({
  ...commandNamed('release'),
  operands: { text: '"What is new, in a sentence"', least: 1, most: 1, ask: ASK },
  options: { data: { value: 'DIR', does: 'releases the program of the data folder DIR, in place of data/' } },
  statusOfFailure: 2,
});

const now = () => `${new Date().toISOString().slice(0, 19)}Z`;

/** Runs the command at a time, given in UTC as YYYY-MM-DDTHH:MM:SSZ, and gives its exit status. */
export const main = (args: readonly string[], time: string = now()): Promise<number> =>
  runCommand(COMMAND, args, async ({ values, operands: [note = ''] }) => {
    if (!note.trim()) throw new WrongUsage(ASK);
    const released = await releaseProgram(dataFolder(values.data), note.trim(), time);
    if (typeof released === 'string') process.stdout.write(released);
    else process.stderr.write(report('text', released));
    return typeof released === 'string' ? 0 : 1;
  });
