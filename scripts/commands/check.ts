// Checks the data, the format, the types and for dead code: `npm run check`.

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { CHECKS } from '../quality/checks';
import { runStep, runStepsTogether, summarise } from '../quality/step';

const COMMAND = defineCommand({
  ...commandNamed('check'),
  options: {},
});

async function check(): Promise<number> {
  const [content, lint, ...others] = CHECKS;
  const linting = runStepsTogether([lint]);
  // Before the others, since the types need what it generates; each of them is a process that hardly fills a core.
  const compiled = await runStep(content);
  const [linted, found] = await Promise.all([linting, runStepsTogether(others)]);
  const results = [compiled, ...linted.results, ...found.results];
  console.log(`${linted.said}${found.said}\n${summarise(results)}`);
  return results.every((result) => result.passed) ? 0 : 1;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> => runCommand(COMMAND, args, check);
