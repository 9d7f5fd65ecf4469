import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';

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

// That nothing needs scrolling sideways, examine.test.ts tells of every page.

it.each([
  ['/', '#news p, h1'],
  ['/people/lindiwe-mahlangu', 'h1'],
  ['/people/giancarlo-bellomonte', 'h1'],
])('in a window of 320 px %s cuts no word beside a button or a picture: %s', async (path, parts) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(path);
  expect(await page.locator(parts).evaluateAll(wordsInTwo)).toEqual([]);
});

/** The words of some elements of which a part stands on another line. */
function wordsInTwo(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
      }
    }
    return found;
  });
}

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
