import type { Tally } from './tally';

/** The part of vitest's JSON report that is counted. */
export interface TestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Counts the tests of a report; a file that failed before its first test counts as one that failed. */
export function tallyOf({ testResults }: TestReport): Tally {
  let passed = 0;
  let failed = 0;
  for (const { status, assertionResults } of testResults) {
    const failures = assertionResults.filter((test) => test.status === 'failed').length;
    passed += assertionResults.filter((test) => test.status === 'passed').length;
    failed += status === 'failed' ? Math.max(failures, 1) : failures;
  }
  return { passed, failed };
}
