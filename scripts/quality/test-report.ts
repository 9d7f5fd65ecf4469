import type { Tally } from './tally';

/** The outcome of a test; one that was left out has nothing to try on this machine. */
type Outcome = 'passed' | 'failed' | 'skipped' | 'pending';

/** The report by which a run of vitest is counted and told; report-writer.ts makes it. */
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
  /** The outermost group that it stands in, or itself. */
  readonly group: string;
  readonly name: string;
  readonly outcome: Outcome;
  /** It failed first, and passed when it was tried again. */
  readonly neededSecondTry: boolean;
}

const count = (tests: readonly TestOutcome[], wanted: Outcome) =>
  tests.filter(({ outcome }) => outcome === wanted).length;

/** Counts the tests of a report; a file that failed before its first test counts as one that failed. */
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

/** The files that took longest, a line each. */
export function slowestFiles({ files }: TestReport): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** One line that says which tests had nothing to try on this machine; none where there are none. */
export function leftOut({ files }: TestReport): string | undefined {
  const groups = new Map<string, number>();
  for (const { group, outcome } of files.flatMap(({ tests }) => tests))
    if (outcome === 'skipped') groups.set(group, (groups.get(group) ?? 0) + 1);
  if (groups.size === 0) return undefined;
  return `Left out on this machine: ${[...groups].map(([group, tests]) => `${group} (${tests})`).join('; ')}.`;
}

/** One line that names the tests that passed at the second try only; none where there are none. */
export function secondTries({ files }: TestReport): string | undefined {
  const names = files.flatMap(({ tests }) => tests.filter((test) => test.neededSecondTry).map(({ name }) => name));
  return names.length === 0 ? undefined : `Passed at the second try only: ${names.join('; ')}.`;
}
