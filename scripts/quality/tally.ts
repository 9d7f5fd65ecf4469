/** The numbers of passed and failed tests or steps. */
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

/** Writes the last line of `npm test`, which continuous integration reads. */
export function lastLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`;
}
