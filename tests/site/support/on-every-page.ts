import { expect, it } from 'vitest';

/** The characters of what was found that are enough to know a fault by. */
const EXCERPT = 600;

/** The message of a failed expectation, with everything that was found: the message alone shortens lists. */
function faultOf(problem: unknown): string {
  if (!(problem instanceof Error)) return String(problem);
  const actual: unknown = 'actual' in problem ? problem.actual : undefined;
  const found = typeof actual === 'object' && actual !== null ? `; found ${JSON.stringify(actual)}` : '';
  return `${problem.message.split('\n')[0]}${found}`.slice(0, EXCERPT);
}

/**
 * Holds a promise of every page in one test, which looks at all of them and then names those that do not keep it: a test for
 * each page would be thousands.
 */
export function onEveryPage<Page extends { readonly path: string }>(
  promise: string,
  pages: readonly Page[],
  keep: (page: Page) => void | Promise<void>,
): void {
  it(promise, async () => {
    expect(pages.length).toBeGreaterThan(0);
    const faults: string[] = [];
    for (const page of pages) {
      try {
        await keep(page);
      } catch (problem) {
        faults.push(`${page.path}: ${faultOf(problem)}`);
      }
    }
    if (faults.length > 0) expect.fail(`${faults.length} of ${pages.length} pages:\n${faults.join('\n')}`);
  });
}
