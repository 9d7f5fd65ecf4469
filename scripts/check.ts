// Checks the data, the format, the types and for dead code: `npm run check`.

import { CHECKS } from './quality/checks';
import { runStep, runStepsTogether, summarise } from './quality/step';

const [content, lint, ...others] = CHECKS;
const linting = runStepsTogether([lint]);
// Before the others, since the types need what it generates; each of them is a process that hardly fills a core.
const compiled = await runStep(content);
const [linted, found] = await Promise.all([linting, runStepsTogether(others)]);
const results = [compiled, ...linted.results, ...found.results];
console.log(`${linted.said}${found.said}\n${summarise(results)}`);
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
