// Everything that must hold, in one command: `npm test`. The last line is `N passed, N failed`.

import { CHECKS } from './quality/checks';
import { runTests } from './quality/run-tests';
import { runSteps, type Step, summarise } from './quality/step';
import { addUp, lastLine, type Tally } from './quality/tally';
import { testsNeedingTheSite } from './quality/unbuilt-tests';

/** A quarter of an hour is usual on two idle cores; this stops what hangs, not what runs on a slower machine. */
const TIME_LIMIT = 60 * 60_000;
const BUILD: Step = { name: 'build', tool: 'tsx', args: ['scripts/build.ts'] };

const timeLeft = () => Math.max(1, Math.round(TIME_LIMIT - performance.now()));

/** The tests that look at the built site fail with it: what an earlier build left must not stand in for it. */
async function runTestsWithoutSite(): Promise<Tally> {
  const tally = await runTests(['unit*'], timeLeft());
  const notRun = testsNeedingTheSite();
  console.error(`The build failed, so these did not run and count as failed: ${notRun.join(', ')}`);
  return addUp([tally, { passed: 0, failed: notRun.length }]);
}

const steps = await runSteps([...CHECKS, BUILD], timeLeft);
const built = steps.at(-1)?.passed === true;
const tests = built ? await runTests([], timeLeft()) : await runTestsWithoutSite();
const total = addUp([
  ...steps.map(({ passed }) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })),
  tests,
]);

console.log(`\n${summarise(steps)}`);
console.log(`tests: ${lastLine(tests)}\n`);
console.log(lastLine(total));
process.exitCode = total.failed === 0 ? 0 : 1;
