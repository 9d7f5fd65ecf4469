import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { PAGE_KINDS } from './support/page-kinds';
import { operable, type Stop, walk } from './support/tab-stops';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const WINDOWS = [
  { width: 390, height: 800 },
  { width: 1280, height: 800 },
];

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`));

// WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11.
it.each(PAGE_KINDS)(
  'Tab goes once to everything on %s, in reading order and in sight, and Shift+Tab back',
  async (path) => {
    await Promise.all(
      WINDOWS.map(async (viewport) => {
        const page = await visit.open({ viewport, reducedMotion: 'reduce' });
        await page.goto(path, { waitUntil: 'networkidle' });
        const there = await walk(page, 'Tab', 400);
        // What the focus brings to life is there now.
        const expected = await operable(page);
        expect(there.map(({ name }) => name)).toEqual(expected);
        expect(faultsOf(there)).toEqual([]);
        if (viewport.width > 390) return page.context().close();
        const back = await walk(page, 'Shift+Tab', 400);
        expect(back.map(({ name }) => name)).toEqual(expected.toReversed());
        expect(faultsOf(back)).toEqual([]);
        return page.context().close();
      }),
    );
  },
  60_000,
);
