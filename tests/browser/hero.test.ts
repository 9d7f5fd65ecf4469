import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tried } from '../support/rounds';
import { noteShifts } from './support/layout-shifts';
import { MOVING, visitQuietly, WINDOWS } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();
const TITLE = 'Afro-Mediterranean International Conference on Artificial Intelligence';
/** Milliseconds per character (specification, section 9.4). */
const INTERVAL = 70;
/** first-visit.test.ts holds the widest of the others too. */
const TRIED = tried(WINDOWS, WINDOWS.slice(0, 1));

/** The letters of the title that can be seen. */
const visibleTitle = (page: Page) =>
  page.locator('h1').evaluate((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    let visible = '';
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      const isSeen = parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const isForReaders = parentElement && getComputedStyle(parentElement).clipPath !== 'none';
      if (isSeen && !isForReaders) visible += textContent;
    }
    return visible;
  });

const isNamedInFull = async (page: Page) =>
  (await page.getByRole('heading', { level: 1, name: TITLE, exact: true }).count()) === 1;

describe('the title', () => {
  it.each(TRIED)(
    'is typed one character per 70 ms in a window of $width px, and is whole for readers throughout',
    async (viewport) => {
      const { page } = await openFrozen('2023-10-01T12:00:00Z', { viewport, ...MOVING });
      await page.goto('/');
      await page.locator('h1 [aria-hidden=true]').waitFor({ state: 'attached' });
      const box = await page.locator('h1').boundingBox();
      expect([await visibleTitle(page), await isNamedInFull(page)]).toEqual(['', true]);
      await page.clock.runFor(INTERVAL - 1);
      expect(await visibleTitle(page)).toBe('');
      await page.clock.runFor(1);
      expect(await visibleTitle(page)).toBe('A');
      await page.clock.runFor(16 * INTERVAL - 1);
      expect(await visibleTitle(page)).toBe('Afro-Mediterrane');
      await page.clock.runFor(1);
      expect([await visibleTitle(page), await isNamedInFull(page)]).toEqual(['Afro-Mediterranea', true]);
      await page.clock.runFor((TITLE.length - 17) * INTERVAL - 1);
      expect(await visibleTitle(page)).toBe(TITLE.slice(0, -1));
      await page.clock.runFor(1);
      expect([await visibleTitle(page), await isNamedInFull(page)]).toEqual([TITLE, true]);
      expect(await page.locator('h1').boundingBox()).toEqual(box);
      await page.clock.runFor(1000);
      expect(await page.locator('h1').innerHTML()).toBe(TITLE);
    },
  );

  it('stands at once with reduced motion', async () => {
    const { page } = await openFrozen('2023-10-01T12:00:00Z');
    await page.goto('/');
    expect(await visibleTitle(page)).toBe(TITLE);
    await page.clock.runFor(INTERVAL);
    expect(await visibleTitle(page)).toBe(TITLE);
  });

  it('stands without JavaScript', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    expect(await title.textContent()).toBe(TITLE);
    expect(await title.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  });

  it('appears by itself where the script for typing does not come, or comes late', async () => {
    const { page } = await open(MOVING);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    expect(await visibleTitle(page)).toBe('');
    await page.waitForFunction(() => getComputedStyle(document.querySelector('h1') as Element).opacity === '1');
    letGo();
    await page.locator('[data-enhance=carousel][data-live]').waitFor();
    expect(await visibleTitle(page)).toBe(TITLE);
  });
});

describe('the window on the sea', () => {
  it('is clear of the title in windows of 1280, 1440 and 1920 px', async () => {
    const { page } = await open({ viewport: { width: 1280, height: 800 } });
    await page.goto('/');
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.locator('#intro').evaluate(roomBesideTitle), `${width} px`).toBeGreaterThan(16);
    }
  });

  it('is left out where the title has no room to spare', async () => {
    const { page } = await open({ viewport: { width: 1279, height: 800 } });
    await page.goto('/');
    expect(await page.locator('#intro').evaluate((hero) => getComputedStyle(hero, '::before').content)).toBe('none');
  });
});

/** The distance in px from the longest line of the title to the picture at the end of the hero. */
function roomBesideTitle(hero: HTMLElement): number {
  const { width, right } = getComputedStyle(hero, '::before');
  const lines = document.createRange();
  lines.selectNodeContents(hero.querySelector('h1') ?? hero);
  const title = Math.max(...[...lines.getClientRects()].map((line) => line.right));
  return hero.getBoundingClientRect().right - Number.parseFloat(right) - Number.parseFloat(width) - title;
}

describe.each(TRIED)('in a window of $width px', (viewport) => {
  it('nothing on the home page shifts while it loads, comes to life and is read to the end', async () => {
    const { page } = await open({ viewport, ...MOVING });
    const shifts = await noteShifts(page);
    await page.goto('/');
    await page.evaluate(async (step) => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        scrollTo({ top, behavior: 'instant' });
        // What waits until it is seen is told with the frame that shows it.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    }, viewport.height / 2);
    await expect
      .poll(() => page.locator('[data-island]:not([data-load=touched], [data-live]):visible').count())
      .toBe(0);
    expect(await shifts()).toEqual([]);
  });
});
