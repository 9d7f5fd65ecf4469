// Breaks each gate on purpose in a copy of the project and asks its tests to notice: `npm run gates`, or with names of
// gates, those. The last line is `N passed, N failed`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commandNamed } from '../../scripts/bootstrap/commands.mjs';
import { defineCommand, runCommand, WrongUsage } from '../../scripts/command-line';
import { lastLine } from '../../scripts/quality/tally';
import { sample } from '../support/sample';
import { copyWithSite, whatWentUnnoticed } from './break-copy';
import { GATES } from './gates';

const COMMAND = defineCommand({
  ...commandNamed('gates'),
  operands: { text: '[GATE …]', least: 0, most: Number.POSITIVE_INFINITY, ask: 'Name gates.' },
  options: {},
});

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, async ({ operands: names }) => {
    const unknown = names.filter((name) => GATES.every(({ gate }) => gate !== name));
    if (unknown.length > 0) {
      throw new WrongUsage(
        `There is no gate ${unknown.join(', ')}. There are: ${GATES.map(({ gate }) => gate).join(', ')}.`,
      );
    }
    if (!existsSync(join(sample.dist, 'client'))) {
      throw new Error('The gates are tried on the built site: `npm run build` comes first.');
    }
    // So that the copy goes.
    process.once('SIGINT', () => process.exit(130));

    const gates = names.length === 0 ? GATES : GATES.filter(({ gate }) => names.includes(gate));
    const project = copyWithSite();
    const counts = { passed: 0, failed: 0 };
    for (const gate of gates) {
      const problem = whatWentUnnoticed(project, gate);
      counts[problem === undefined ? 'passed' : 'failed'] += 1;
      console.log(problem === undefined ? `noticed  ${gate.gate}` : `FAILED  ${gate.gate}: ${problem}`);
    }
    console.log(lastLine(counts));
    return counts.failed === 0 ? 0 : 1;
  });
