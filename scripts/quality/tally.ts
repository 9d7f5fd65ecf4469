/** How many things passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Adds tallies up. */
export function addUp(tallies: readonly Tally[]): Tally {
  return tallies.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}

/** The last line of the tests, which continuous integration reads. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
