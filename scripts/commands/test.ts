// Runs all checks, the build and all tests: `npm test`. Tests with many rounds run a fixed part of them, unless `--thorough` is given.
// The last line of the output is `N passed, N failed`.

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { CHECKS } from '../quality/checks';
import { runTests, type TestRun } from '../quality/run-tests';
import { runInSequence, runStep, type Step, summarise } from '../quality/step';
import { addUp, lastLine } from '../quality/tally';
import { testsNeedingTheSite } from '../quality/unbuilt-tests';

const COMMAND = defineCommand({
  ...commandNamed('test'),
  options: { thorough: { does: 'runs all rounds of tests with many rounds, in place of a fixed part of them' } },
});

/** Six minutes are usual on two idle cores. The limit stops what hangs, not what is slow. */
const TIME_LIMIT = 120 * 60_000;
const BUILD: Step = { name: 'build', tool: 'run', args: ['build'] };

const timeLeft = () => Math.max(1, Math.round(TIME_LIMIT - performance.now()));

/** Runs the other tests if the build failed. Tests that read the built site count as failed: an earlier build must not replace it. */
async function runTestsWithoutSite(): Promise<TestRun> {
  const { tally, notes } = await runTests(['unit*'], timeLeft());
  const notRun = testsNeedingTheSite();
  const note = `The build failed, so these did not run and count as failed: ${notRun.join(', ')}`;
  return { tally: addUp([tally, { passed: 0, failed: notRun.length }]), notes: [...notes, note] };
}

async function testAll(isThorough: boolean): Promise<number> {
  // tests/support/rounds.ts reads it.
  if (isThorough) process.env.THOROUGH = '1';
  const [content, lint, ...checks] = CHECKS;
  const linting = runInSequence([lint], timeLeft);
  // First, since types and tests need the modules that it generates.
  const compiled = await runStep(content, timeLeft());
  const [built, linted, others] = await Promise.all([
    runStep(BUILD, timeLeft()),
    linting,
    linting.then(() => runInSequence(checks, timeLeft)),
  ]);
  console.log(linted.output + others.output);
  const tests = built.passed ? await runTests([], timeLeft()) : await runTestsWithoutSite();

  const steps = [compiled, ...linted.results, ...others.results, built];
  const total = addUp([
    ...steps.map(({ passed }) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })),
    tests.tally,
  ]);
  console.log(`\n${tests.notes.join('\n')}\n\n${summarise(steps)}`);
  console.log(`tests: ${lastLine(tests.tally)}${isThorough ? '' : '; `npm run test:thorough` runs all rounds'}\n`);
  console.log(lastLine(total));
  return total.failed === 0 ? 0 : 1;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, ({ values }) => testAll(values.thorough));
