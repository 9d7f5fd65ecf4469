import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tried } from '../support/rounds';
import { noteShifts } from './support/layout-shifts';
import { MOVING, visitQuietly, WINDOWS } from './support/quiet-visit';
import { settled } from './support/settled';

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
    'is typed one character per 70 ms in a window of $width px, and is complete for screen readers all the time',
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
});

it('the title is typed once per visit, and then there from the first paint on', async () => {
  // On a slow machine the title would be complete before anybody looks.
  const { page } = await openFrozen('2023-10-01T12:00:00Z', MOVING);
  await page.goto('/');
  await page.locator('h1[data-typing]').waitFor({ state: 'attached' });
  await settled(page);
  await page.goto('/topicsList');
  await settled(page);
  const referer = page.url();
  // Without its script, which would finish it: it is there by itself.
  await page.route('**/*.js', (route) => route.abort('aborted'));
  await page.goto('/', { waitUntil: 'commit', referer });
  await page.locator('h1').waitFor({ state: 'attached' });
  expect(await visibleTitle(page)).toBe(TITLE);
});

describe.each(TRIED)('in a window of $width px', (viewport) => {
  it('nothing on the home page shifts while it loads, hydrates and is scrolled to the end', async () => {
    const { page } = await open({ viewport, ...MOVING });
    const shifts = await noteShifts(page);
    await page.goto('/');
    await page.evaluate(async (step) => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        scrollTo({ top, behavior: 'instant' });
        // An IntersectionObserver reports with the frame that shows an element.
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      }
    }, viewport.height / 2);
    await expect
      .poll(() => page.locator('[data-island]:not([data-load=touched], [data-live]):visible').count())
      .toBe(0);
    expect(await shifts()).toEqual([]);
  });
});
