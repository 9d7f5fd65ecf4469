import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../site/support/routes';
import { beginVisit, type Visit } from './support/browser';

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open();
});
afterAll(() => visit.end());

/** What reaches beyond the right edge of a page that is wider than its window. */
const beyondTheEdge = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} ${element.getBoundingClientRect().right}`)
    .concat(`page ${scrollWidth} > ${clientWidth}`);
};

// 320 px is a window of 1280 px at 400 % (WCAG 1.4.10, Reflow).
describe.each([320, 390, 768, 1280])('in a window of %i px', (width) => {
  beforeAll(() => page.setViewportSize({ width, height: 800 }));

  it.each(ROUTES)('$path needs no scrolling sideways', async ({ path }) => {
    await page.goto(path);
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
  });
});
