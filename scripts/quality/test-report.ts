import type { Tally } from './tally';

/** The outcome of a test. A test is skipped if this machine lacks what it needs. */
type Outcome = 'passed' | 'failed' | 'skipped' | 'pending';

/** The report on a vitest run, which report-writer.ts writes. */
export interface TestReport {
  readonly files: readonly FileReport[];
}

export interface FileReport {
  readonly name: string;
  readonly outcome: Outcome | 'queued';
  readonly seconds: number;
  readonly tests: readonly TestOutcome[];
}

interface TestOutcome {
  /** The name of its outermost group; its own name if it is in none. */
  readonly group: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** It failed at first, and passed when it was retried. */
  readonly neededSecondTry: boolean;
}

const count = (tests: readonly TestOutcome[], wanted: Outcome) =>
  tests.filter(({ outcome }) => outcome === wanted).length;

/** Counts the tests of a report. A file that failed before its first test counts as one failed test. */
export function tallyOf({ files }: TestReport): Tally {
  let passed = 0;
  let failed = 0;
  for (const { outcome, tests } of files) {
    passed += count(tests, 'passed');
    failed += outcome === 'failed' ? Math.max(count(tests, 'failed'), 1) : count(tests, 'failed');
  }
  return { passed, failed };
}

const SLOWEST = 10;

/** Lists the files that took longest, a line each. */
export function slowestFiles({ files }: TestReport): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** Says in a line which tests were skipped on this machine; undefined if none were. */
export function leftOut({ files }: TestReport): string | undefined {
  const groups = new Map<string, number>();
  for (const { group, outcome } of files.flatMap(({ tests }) => tests))
    if (outcome === 'skipped') groups.set(group, (groups.get(group) ?? 0) + 1);
  if (groups.size === 0) return undefined;
  return `Left out on this machine: ${[...groups].map(([group, tests]) => `${group} (${tests})`).join('; ')}.`;
}

/** Says in a line which tests passed only when they were retried; undefined if none did. */
export function secondTries({ files }: TestReport): string | undefined {
  const names = files.flatMap(({ tests }) => tests.filter((test) => test.neededSecondTry).map(({ name }) => name));
  return names.length === 0 ? undefined : `Passed at the second try only: ${names.join('; ')}.`;
}
