// Everything that must hold, in one command: `npm test`; with `--thorough` every round in full, where else a part that is
// always the same has to do. The last line is `N passed, N failed`.

import { commandNamed } from '../bootstrap/commands.mjs';
import { defineCommand, runCommand } from '../command-line';
import { isAdopted, sample } from '../new/sample';
import { CHECKS } from '../quality/checks';
import { runTests, type TestRun } from '../quality/run-tests';
import { runStep, runStepsAside, type Step, summarise } from '../quality/step';
import { addUp, lastLine } from '../quality/tally';
import { testsNeedingTheSite } from '../quality/unbuilt-tests';

const COMMAND = defineCommand({
  ...commandNamed('test'),
  options: { thorough: { does: 'tries every round in full, where else a part that is always the same has to do' } },
});

/** Six minutes are usual on two idle cores; this stops what hangs, not what runs on a slower machine. */
const TIME_LIMIT = 120 * 60_000;
const BUILD: Step = { name: 'build', tool: 'run', args: ['build'] };
/** The tests hold the sample. In an adopted repository it is built for them, apart from the conference that is published. */
const BUILD_OF_SAMPLE: Step = {
  name: 'build of the sample',
  tool: 'run',
  args: ['build', '--data', sample.data, '--out', sample.dist],
};

const timeLeft = () => Math.max(1, Math.round(TIME_LIMIT - performance.now()));

/** The tests that look at the built site fail with it: what an earlier build left must not stand in for it. */
async function runTestsWithoutSite(): Promise<TestRun> {
  const { tally, remarks } = await runTests(['unit*'], timeLeft());
  const notRun = testsNeedingTheSite();
  const remark = `The build failed, so these did not run and count as failed: ${notRun.join(', ')}`;
  return { tally: addUp([tally, { passed: 0, failed: notRun.length }]), remarks: [...remarks, remark] };
}

async function testAll(isThorough: boolean): Promise<number> {
  // tests/support/rounds.ts reads it.
  if (isThorough) process.env.THOROUGH = '1';
  const [content, lint, ...checks] = CHECKS;
  const linting = runStepsAside([lint], timeLeft);
  // Before all others, since both the types and the tests need what it generates; it leaves a core to the lint.
  const compiled = await runStep(content, timeLeft());
  const own = isAdopted ? [await runStep(BUILD, timeLeft())] : [];
  const [built, linted, aside] = await Promise.all([
    runStep(isAdopted ? BUILD_OF_SAMPLE : BUILD, timeLeft()),
    linting,
    linting.then(() => runStepsAside(checks, timeLeft)),
  ]);
  console.log(linted.said + aside.said);
  const tests = built.passed ? await runTests([], timeLeft()) : await runTestsWithoutSite();

  const steps = [compiled, ...linted.results, ...aside.results, ...own, built];
  const total = addUp([
    ...steps.map(({ passed }) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })),
    tests.tally,
  ]);
  console.log(`\n${tests.remarks.join('\n')}\n\n${summarise(steps)}`);
  console.log(
    `tests: ${lastLine(tests.tally)}${isThorough ? '' : '; `npm run test:thorough` tries every round in full'}\n`,
  );
  console.log(lastLine(total));
  return total.failed === 0 ? 0 : 1;
}

/** Runs the command and gives its exit status. */
export const main = (args: readonly string[]): Promise<number> =>
  runCommand(COMMAND, args, ({ values }) => testAll(values.thorough));
