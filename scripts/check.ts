// Checks the data, the format, the types and for dead code: `npm run check`.

import { defineCommand, runCommand } from './command-line';
import { CHECKS } from './quality/checks';
import { runStep, runStepsTogether, summarise } from './quality/step';

const COMMAND = defineCommand({
  call: 'npm run check',
  does: 'Checks the data, the format, the types and for dead code, all of them even where one fails.',
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

process.exitCode = await runCommand(COMMAND, process.argv.slice(2), check);
