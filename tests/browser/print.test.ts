import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PAGE_KINDS } from './support/page-kinds';
import { visitQuietly } from './support/quiet-visit';

/** What an A4 sheet has inside the margins of renderer/styles/base.css, in CSS px (96 to the inch). */
const SHEET = { width: Math.floor((186 / 25.4) * 96), height: Math.floor((267 / 25.4) * 96) };

const { open } = visitQuietly();

async function printed(path: string): Promise<Page> {
  const { page } = await open({ viewport: SHEET, colorScheme: 'dark' });
  await page.emulateMedia({ media: 'print' });
  await page.goto(path);
  return page;
}

// The answer to an address that leads nowhere is a complaint of its own.
it.each(PAGE_KINDS.filter((path) => path !== '/nowhere'))(
  'prints %s black on white, without navigation, within the sheet',
  async (path) => {
    const page = await printed(path);
    const found = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      const isSeen = (element: Element) => element.checkVisibility();
      return {
        color,
        backgroundColor,
        navigation: [...document.querySelectorAll('nav')].filter(isSeen).length,
        tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      };
    });
    expect(found).toEqual({ color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)', navigation: 0, tooWide: 0 });
  },
);

describe('the printed schedule', () => {
  it.each(['main tr', 'main article', 'main li'])('cuts no %s: each is kept whole, and fits a sheet', async (parts) => {
    const page = await printed('/finalschedule');
    const cut = await page.locator(parts).evaluateAll(
      (elements, height) =>
        elements
          .filter((each) => each.checkVisibility())
          .filter((each) => getComputedStyle(each).breakInside !== 'avoid' || each.clientHeight > height)
          .map((each) => each.textContent),
      SHEET.height,
    );
    expect(await page.locator(parts).count()).toBeGreaterThan(10);
    expect(cut).toEqual([]);
  });

  it('begins each day on a sheet of its own, which holds its table', async () => {
    const page = await printed('/finalschedule');
    const days = await page
      .locator('section:has(> table)')
      .evaluateAll((sections) =>
        sections.map((section) => [getComputedStyle(section).breakBefore, section.clientHeight] as const),
      );
    expect(days.map(([before]) => before)).toEqual(['auto', 'page', 'page']);
    for (const [, height] of days) expect(height).toBeLessThan(SHEET.height);
  });
});
