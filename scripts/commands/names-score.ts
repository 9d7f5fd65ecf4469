/**
 * Counts how many of the warnings about similar names are right: `npm run names:score -- FILE [OTHERS]`. FILE lists people with all their
 * names, like the ACL Anthology's name_variants.yaml; OTHERS has one more name on each line. `--wrong` also lists the wrong warnings.
 */

import { readFileSync } from 'node:fs';
import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { readVariants, scoreNames, scoreText } from '../names-score/score';

const COMMAND = defineCommand({
  ...commandNamed('names:score'),
  operands: { text: 'FILE [OTHERS]', least: 1, most: 2, ask: 'Name the file of people, and one of further names.' },
  options: { wrong: { does: 'lists the wrong warnings' } },
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, ({ values, operands: [file = '', others] }) => {
    const linesOf = (path: string) => readFileSync(path, 'utf8').split(/\r?\n/).filter(Boolean);
    const score = scoreNames(readVariants(readFileSync(file, 'utf8')), others === undefined ? [] : linesOf(others));
    process.stdout.write(scoreText(score));
    for (const { likeness, one, other, isTrue } of values.wrong ? score.warnings : []) {
      if (!isTrue) process.stdout.write(`${likeness}: ${one} / ${other}\n`);
    }
    return 0;
  });
