import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { contrast } from './support/contrast-ratio';
import { PAGE_KINDS } from './support/page-kinds';
import { visitQuietly } from './support/quiet-visit';

/** What an A4 sheet has inside the margins of renderer/styles/base.css, in CSS px (96 to the inch). */
const SHEET = { width: Math.floor((186 / 25.4) * 96), height: Math.floor((267 / 25.4) * 96) };

const { open, openFrozen } = visitQuietly();

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

it.each(PAGE_KINDS.filter((path) => path !== '/nowhere'))('prints every word of %s in a dark colour', async (path) => {
  const page = await printed(path);
  const seen = await page.evaluate(words);
  expect(seen.length).toBeGreaterThan(3);
  // Words with less than 7 to 1 on white (WCAG 1.4.6).
  expect(seen.filter(({ colour }) => contrast(colour, [255, 255, 255]) < 7)).toEqual([]);
});

/** Every text that can be seen, by its first letters, with its colour in red, green and blue. */
function words() {
  const hasWords = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => [...element.childNodes].some(hasWords))
    .map((element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
      return { text: element.textContent?.trim().slice(0, 40), colour: [red, green, blue] as const };
    });
}

describe('the printed home page', () => {
  it('has the title whole though it is still being typed', async () => {
    const { page } = await openFrozen('2023-10-01T12:00:00Z', { viewport: SHEET });
    await page.goto('/');
    const untyped = page.locator('h1 [data-untyped]');
    await untyped.waitFor({ state: 'attached' });
    expect(await untyped.evaluate((rest) => getComputedStyle(rest).visibility)).toBe('hidden');
    await page.emulateMedia({ media: 'print' });
    expect(await untyped.evaluate((rest) => getComputedStyle(rest).visibility)).toBe('visible');
    expect(await page.locator('h1').evaluate((title) => getComputedStyle(title).opacity)).toBe('1');
  });

  it('names the members of every committee, and has neither a form nor a clock', async () => {
    const page = await printed('/');
    await page.emulateMedia({ media: 'screen' });
    const members = page.locator('#committees li');
    await page.locator('#committees').scrollIntoViewIfNeeded();
    await page.locator('[data-island=CommitteesAccordion][data-live]').waitFor();
    await expect.poll(() => page.locator('#committees li:visible').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await members.count()).toBeGreaterThan(30);
    expect(await page.locator('#committees li:visible').count()).toBe(await members.count());
    expect(await page.locator('main :is(form, [role=timer]):visible').count()).toBe(0);
  });

  it('cuts no card, and parts no heading from what it is about', async () => {
    const page = await printed('/');
    const mayBreak = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(section:has(h2), li)')]
        .filter((each) => getComputedStyle(each).breakInside !== 'avoid')
        .map((each) => each.outerHTML.slice(0, 80)),
    );
    expect(mayBreak).toEqual([]);
  });
});

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
