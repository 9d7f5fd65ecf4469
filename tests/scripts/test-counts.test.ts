import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/quality/run-tests';
import { addUp, lastLine } from '../../scripts/quality/tally';
import { leftOut, secondTries, slowestFiles, type TestReport, tallyOf } from '../../scripts/quality/test-report';
import { testsNeedingTheSite } from '../../scripts/quality/unbuilt-tests';

type Outcome = TestReport['files'][number]['tests'][number]['outcome'];

function report(...files: readonly (readonly [outcome: Outcome, ...tests: Outcome[]])[]): TestReport {
  return {
    files: files.map(([outcome, ...tests], file) => ({
      name: `tests/${file}.test.ts`,
      outcome,
      seconds: file,
      tests: tests.map((each, at) => ({
        group: `group ${file}`,
        name: `group ${file} > ${at}`,
        outcome: each,
        neededSecondTry: false,
      })),
    })),
  };
}

describe('counting tests', () => {
  it('counts what passed and what failed, and not what was skipped', () => {
    expect(tallyOf(report(['passed', 'passed', 'skipped'], ['failed', 'passed', 'failed']))).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file that could not be loaded as a failure, and none whose tests are all left out', () => {
    const counted = report(['passed', 'passed'], ['failed'], ['skipped', 'skipped', 'skipped']);
    expect(tallyOf(counted)).toEqual({ passed: 1, failed: 1 });
  });

  it.each([
    ['no report', undefined, false, { passed: 0, failed: 1 }, /no report/],
    ['no test', report(), true, { passed: 0, failed: 1 }, /No test/],
    ['nothing but tests that are left out', report(['skipped', 'skipped']), true, { passed: 0, failed: 1 }, /No test/],
    ['an error outside of the tests', report(['passed', 'passed']), false, { passed: 1, failed: 1 }, /outside/],
  ])('takes %s for a failure and says why', (_, counted, endedWell, tally, remark) => {
    const judged = judge(counted, endedWell);
    expect(judged.tally).toEqual(tally);
    expect(judged.remarks.at(-1)).toMatch(remark);
  });

  it('believes a report that agrees with how vitest ended', () => {
    expect(judge(report(['passed', 'passed']), true).tally).toEqual({ passed: 1, failed: 0 });
    expect(judge(report(['failed', 'failed']), false).tally).toEqual({ passed: 0, failed: 1 });
  });

  it('ends with one line of a fixed form', () => {
    expect(
      lastLine(
        addUp([
          { passed: 4, failed: 0 },
          { passed: 120, failed: 2 },
        ]),
      ),
    ).toBe('124 passed, 2 failed');
  });
});

describe('telling of tests', () => {
  it('names the ten slowest files, the slowest first', () => {
    const lines = slowestFiles(report(...Array.from({ length: 12 }, () => ['passed'] as const)));
    expect(lines).toHaveLength(10);
    expect([lines[0], lines[9]]).toEqual(['  11.0 s  tests/11.test.ts', '   2.0 s  tests/2.test.ts']);
  });

  it('says in one line what was left out, and nothing where nothing was', () => {
    const some = report(['passed', 'passed', 'skipped'], ['skipped', 'skipped', 'skipped']);
    expect(leftOut(some)).toBe('Left out on this machine: group 0 (1); group 1 (2).');
    expect(leftOut(report(['passed', 'passed']))).toBeUndefined();
  });

  it('names what passed at the second try only', () => {
    const { files } = report(['passed', 'passed', 'passed']);
    const shaky = files.map((file) => ({
      ...file,
      tests: file.tests.map((test, at) => ({ ...test, neededSecondTry: at === 1 })),
    }));
    expect(secondTries({ files: shaky })).toBe('Passed at the second try only: group 0 > 1.');
    expect(secondTries({ files })).toBeUndefined();
  });
});

it('knows the tests that cannot run without the built site', () => {
  const tests = mkdtempSync(join(tmpdir(), 'tests-'));
  for (const folder of ['content', 'site/deep', 'browser']) mkdirSync(join(tests, folder), { recursive: true });
  for (const file of ['content/a.test.ts', 'site/deep/b.test.ts', 'site/pages.ts', 'browser/c.test.tsx']) {
    writeFileSync(join(tests, file), '');
  }
  expect(testsNeedingTheSite(tests)).toEqual(['browser/c.test.tsx', 'site/deep/b.test.ts']);
  rmSync(tests, { recursive: true });
});
