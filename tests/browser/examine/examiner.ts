import type { Page } from 'playwright-core';

/** Looks at one thing of a page that stands there, however it is shown, and leaves it as it was. */
export interface Examiner {
  /** What is kept where no fault is found. */
  readonly promise: string;
  /** What is wrong, a line each. */
  readonly faultsOf: (page: Page) => Promise<readonly string[]>;
}

/** An examiner whose whole work is done by a function in the page. */
export const inPage = (promise: string, look: () => string[]): Examiner => ({
  promise,
  faultsOf: (page) => page.evaluate(look),
});
