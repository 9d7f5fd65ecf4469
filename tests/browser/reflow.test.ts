import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../site/support/routes';
import { beginVisit, type Visit } from './support/browser';
import { beyondTheEdge } from './support/overflow';

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open();
});
afterAll(() => visit.end());

describe.each([
  [959, 'above'],
  [1280, 'beside'],
])('in a window of %i px', (width, place) => {
  beforeAll(() => page.setViewportSize({ width, height: 800 }));

  it.each(['/Registration', '/attending', '/callForPapers', '/AIAgriculture', '/iacybersecurity', '/privacy'])(
    `%s has its headings ${place} what they are about`,
    async (path) => {
      await page.goto(path);
      expect(new Set(await page.evaluate(headingPlaces))).toEqual(new Set([place]));
    },
  );
});

/** Where the heading of each section in the page stands. */
function headingPlaces(): string[] {
  return [...document.querySelectorAll('main section:has(> h2)')].map((section) => {
    const [heading, content] = [...section.children].map((child) => child.getBoundingClientRect());
    if (!(heading && content)) return 'alone';
    return heading.right <= content.left ? 'beside' : 'above';
  });
}

// 320 px is a window of 1280 px at 400 % (WCAG 1.4.10, Reflow).
describe.each([320, 390, 768, 1024, 1280, 1920])('in a window of %i px', (width) => {
  beforeAll(() => page.setViewportSize({ width, height: 800 }));

  it.each(ROUTES)('$path needs no scrolling sideways', async ({ path }) => {
    await page.goto(path);
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  });
});
