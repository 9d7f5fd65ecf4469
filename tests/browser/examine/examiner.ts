import type { Page } from 'playwright-core';

/** Examines one aspect of a loaded page in any view, without changing the page. */
export interface Examiner {
  /** What is true where no fault is found. */
  readonly promise: string;
  /** What is wrong, a line each. */
  readonly faultsOf: (page: Page) => Promise<readonly string[]>;
}

/** An examiner that is one function in the page. */
export const inPage = (promise: string, look: () => string[]): Examiner => ({
  promise,
  faultsOf: (page) => page.evaluate(look),
});
