import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { PAGE_KINDS } from './support/page-kinds';
import { readToTheEnd } from './support/read-to-the-end';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

interface Observed {
  /** One line per shift: how much, and of what. */
  readonly shifts: string[];
}

/** Layout Instability API; TypeScript's library does not know this entry yet. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Listens from the start of every page on. */
const observe = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const place = ({ x, y, width }: DOMRectReadOnly) => `${x} ${y} ${width} wide`;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? `${node.tagName} ${node.className}` : '';
          return `${name} from ${place(previousRect)} to ${place(currentRect)}`;
        });
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

// Cumulative Layout Shift of nought: what is read stays where it is, while the page loads and while it is read.
describe.each([390, 1280])('in a window of %i px', (width) => {
  it.each(PAGE_KINDS)('nothing on %s moves while it loads and is read to the end', async (path) => {
    const page = await visit.open({ viewport: { width, height: 800 } });
    await observe(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.locator('[data-bar][data-script]').waitFor();
    await readToTheEnd(page);
    expect(await page.evaluate(() => (window as unknown as Observed).shifts)).toEqual([]);
    await page.context().close();
  });
});
