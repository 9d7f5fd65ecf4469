// Checks the data, the format and the types, and looks for dead code: `npm run verify`.

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { CHECKS } from '../quality/checks';
import { runInParallel, runStep, summarise } from '../quality/step';

const COMMAND = defineCommand({
  ...commandNamed('verify'),
  options: {},
});

async function check(): Promise<number> {
  const [content, lint, ...others] = CHECKS;
  const linting = runInParallel([lint]);
  // First, since the check of types needs the modules that it generates.
  const compiled = await runStep(content);
  const [linted, found] = await Promise.all([linting, runInParallel(others)]);
  const results = [compiled, ...linted.results, ...found.results];
  console.log(`${linted.output}${found.output}\n${summarise(results)}`);
  return results.every((result) => result.passed) ? 0 : 1;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, check);
