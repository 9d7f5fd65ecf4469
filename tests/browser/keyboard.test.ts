import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

/** Tabs on until the element has the focus; gives up after a page's worth of stops. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 120; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

const WINDOWS = [
  { window: 'a wide window', viewport: { width: 1280, height: 800 } },
  { window: 'a phone', viewport: { width: 390, height: 800 } },
];
const SCRIPTS = [
  { script: 'with JavaScript', javaScriptEnabled: true },
  { script: 'without JavaScript', javaScriptEnabled: false },
];

describe.each(WINDOWS.flatMap((size) => SCRIPTS.map((script) => ({ ...size, ...script }))))(
  'by keyboard, in $window $script',
  ({ viewport, javaScriptEnabled }) => {
    let page: Page;
    beforeAll(async () => {
      page = await visit.open({ viewport, javaScriptEnabled, reducedMotion: 'reduce' });
    });
    beforeEach(async () => {
      await page.goto('/attending');
      if (javaScriptEnabled) await page.locator('[data-bar][data-script]').waitFor();
    });
    afterAll(() => page.context().close());

    it('the first Tab shows a link that skips the menus', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
      expect((await skip.boundingBox())?.height).toBeGreaterThan(20);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.locator('main :focus').count()).toBe(1);
    });

    it('menus open, and a link in them leads to its page', async () => {
      const navigation = page.getByRole('navigation', { name: 'Main' });
      if (viewport.width < 500) {
        // A button, or without script a checkbox: both answer to Space.
        await tabTo(page, page.locator('[data-bar] :is([data-fold], [type=checkbox]):not([hidden])').first());
        await page.keyboard.press('Space');
        await navigation.waitFor();
      }
      const button = navigation.getByRole('button', { name: 'Calls' });
      await tabTo(page, button);
      if (javaScriptEnabled) await page.keyboard.press('Enter');
      const link = navigation.getByRole('link', { name: 'Demo Track', exact: true });
      await link.waitFor();
      await tabTo(page, link);
      await page.keyboard.press('Enter');
      await page.waitForURL('**/CallForDemoTrack');
      expect(await page.locator('h1').textContent()).toContain('Demo Track');
    });
  },
);
