import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { VISITED } from './support/page-kinds';
import { operable, type Stop, walk } from './support/tab-stops';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

/** Where a page is narrow, it is walked back as well. */
const WINDOWS = [
  { width: 390, height: 800, walks: ['Tab', 'Shift+Tab'] },
  { width: 1280, height: 800, walks: ['Tab'] },
] as const;

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`));

// WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11.
describe.each(WINDOWS)('in a window of $width px', ({ walks, ...viewport }) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open({ viewport, reducedMotion: 'reduce' });
  });

  it.each(VISITED)(
    `${walks.join(' and back ')} goes once to everything on %s, in reading order and in sight`,
    async (path) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const key of walks) {
        const stops = await walk(page, key, 1000);
        // What the focus brings to life is there now.
        const expected = await operable(page);
        expect(stops.map(({ name }) => name)).toEqual(key === 'Tab' ? expected : expected.toReversed());
        expect(faultsOf(stops)).toEqual([]);
      }
    },
  );
});
