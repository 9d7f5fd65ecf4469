// Checks the data, the format, the types and for dead code: `npm run check`.

import { CHECKS } from './quality/checks';
import { runStep, runStepsTogether, summarise } from './quality/step';

const [content, ...others] = CHECKS;
// First, since the types need what it generates; each of the others is a process that hardly fills a core.
const compiled = await runStep(content);
const { results: found, said } = await runStepsTogether(others);
const results = [compiled, ...found];
console.log(`${said}\n${summarise(results)}`);
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
