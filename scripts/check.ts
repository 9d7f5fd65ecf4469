// Checks the data, the format, the types and for dead code: `npm run check`.

import { CHECKS } from './quality/checks';
import { runSteps, summarise } from './quality/step';

const results = await runSteps(CHECKS);
console.log(`\n${summarise(results)}`);
process.exitCode = results.every((result) => result.passed) ? 0 : 1;
