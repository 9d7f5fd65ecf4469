import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  flashing,
  moving,
  smallTargets,
  spaceText,
  spoiltWords,
  uselessOnPaper,
  withoutEdges,
} from './support/adaptation';
import { beginVisit, type Visit } from './support/browser';
import { beyondTheEdge } from './support/overflow';
import { PAGE_KINDS } from './support/page-kinds';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

/** Looks at every kind of page in one way; `look` gives what is wrong there, by what it is about. */
function everyKind(options: BrowserContextOptions, look: (page: Page) => Promise<Record<string, string[]>>): void {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open(options);
  });
  afterAll(() => page.context().close());
  it.each(PAGE_KINDS)('%s', async (path) => {
    await page.goto(path, { waitUntil: 'load' });
    const found = Object.entries(await look(page)).filter(([, faults]) => faults.length > 0);
    expect(Object.fromEntries(found)).toEqual({});
  });
}

describe.each([PHONE, DESK])(
  'with reduced motion, in a window of $width px, nothing moves, all targets can be hit, wide spacing spoils no words:',
  (viewport) => {
    everyKind({ viewport, reducedMotion: 'reduce' }, async (page) => {
      const before = { moving: await page.evaluate(moving), small: await page.evaluate(smallTargets) };
      await page.evaluate(spaceText);
      return { ...before, spoilt: await page.evaluate(spoiltWords), wide: await page.evaluate(beyondTheEdge) };
    });
  },
);

describe('nothing flashes; in forced colours controls have an edge; on paper none is left:', () => {
  everyKind({ viewport: DESK, reducedMotion: 'no-preference' }, async (page) => {
    const flashes = await page.evaluate(flashing);
    await page.emulateMedia({ forcedColors: 'active' });
    const edgeless = await page.evaluate(withoutEdges);
    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    const useless = await page.evaluate(uselessOnPaper);
    await page.emulateMedia({ media: 'screen' });
    return { flashes, edgeless, useless };
  });
});

// 1280 by 1024 px at 400 % is a window of 320 by 256 px (WCAG 1.4.10). The bar is the same on all pages.
it('enlarged four times, the bar leaves most of the window to the page', async () => {
  const page = await visit.open({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });
  await page.goto('/attending');
  await page.locator('[data-bar][data-script]').waitFor();
  await page.evaluate(() => scrollTo({ top: 600 }));
  const covered = await page.locator('[data-bar]').evaluate((bar) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return Math.max(0, bottom) - Math.max(0, top);
  });
  expect(covered).toBeLessThanOrEqual(256 * 0.3);
  await page.context().close();
});
