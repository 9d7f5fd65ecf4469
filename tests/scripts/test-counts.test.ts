import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judge } from '../../scripts/quality/run-tests';
import { addUp, lastLine } from '../../scripts/quality/tally';
import { type TestReport, tallyOf } from '../../scripts/quality/test-report';
import { testsNeedingTheSite } from '../../scripts/quality/unbuilt-tests';

function report(...files: readonly (readonly [status: string, ...tests: string[]])[]): TestReport {
  return {
    testResults: files.map(([status, ...tests], index) => ({
      name: `${index}.test.ts`,
      status,
      assertionResults: tests.map((test) => ({ status: test })),
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

  it('counts a file that could not be loaded as a failure', () => {
    expect(tallyOf(report(['passed', 'passed'], ['failed']))).toEqual({ passed: 1, failed: 1 });
  });

  it.each([
    ['no report', undefined, false, { passed: 0, failed: 1 }, /no report/],
    ['no test', report(), true, { passed: 0, failed: 1 }, /No test/],
    ['an error outside of the tests', report(['passed', 'passed']), false, { passed: 1, failed: 1 }, /outside/],
  ])('takes %s for a failure and says why', (_, counted, endedWell, tally, remark) => {
    expect(judge(counted, endedWell)).toEqual({ tally, remark: expect.stringMatching(remark) });
  });

  it('believes a report that agrees with how vitest ended', () => {
    expect(judge(report(['passed', 'passed']), true)).toEqual({ tally: { passed: 1, failed: 0 } });
    expect(judge(report(['failed', 'failed']), false)).toEqual({ tally: { passed: 0, failed: 1 } });
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

it('knows the tests that cannot run without the built site', () => {
  const tests = mkdtempSync(join(tmpdir(), 'tests-'));
  for (const folder of ['content', 'site/deep', 'browser']) mkdirSync(join(tests, folder), { recursive: true });
  for (const file of ['content/a.test.ts', 'site/deep/b.test.ts', 'site/pages.ts', 'browser/c.test.tsx']) {
    writeFileSync(join(tests, file), '');
  }
  expect(testsNeedingTheSite(tests)).toEqual(['browser/c.test.tsx', 'site/deep/b.test.ts']);
  rmSync(tests, { recursive: true });
});
