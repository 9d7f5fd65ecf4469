import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [PHONE, , DESK] = WINDOWS;
const LIGHT = 'rgb(255, 253, 249)';
const DARK = 'rgb(13, 24, 32)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const coloursMenu = (page: Page) => page.getByRole('button', { name: 'Appearance', exact: true });
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true, includeHidden: true });

/** Chooses by the menu, which is inside the dropdown on a phone. */
async function choose(page: Page, name: string): Promise<void> {
  const fold = page.getByRole('button', { name: 'Menu', exact: true });
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  if ((await coloursMenu(page).getAttribute('aria-expanded')) !== 'true') await coloursMenu(page).click();
  await choice(page, name).click();
}

describe.each([PHONE, DESK])('the colours, in a window of $width px', (viewport) => {
  it.each([
    { system: 'light', follows: LIGHT, chosen: 'Dark', becomes: DARK },
    { system: 'dark', follows: DARK, chosen: 'Light', becomes: LIGHT },
  ] as const)(
    'follow the $system system until others are chosen, and again when the system theme is chosen',
    async (row) => {
      const { page } = await open({ viewport, colorScheme: row.system });
      await page.goto('/attending');
      expect(await ground(page)).toBe(row.follows);
      await choose(page, row.chosen);
      expect(await ground(page)).toBe(row.becomes);
      expect(await choice(page, row.chosen).getAttribute('aria-pressed')).toBe('true');
      expect(await choice(page, 'Same as device').getAttribute('aria-pressed')).toBe('false');

      await page.goto('/pay');
      expect(await ground(page)).toBe(row.becomes);
      await choose(page, 'Same as device');
      expect(await ground(page)).toBe(row.follows);
      await page.emulateMedia({ colorScheme: row.system === 'light' ? 'dark' : 'light' });
      expect(await ground(page)).toBe(row.becomes);
    },
  );
});

describe('the choice of colours', () => {
  it('is made by keyboard alone, and closes the menu: the focus is on its button', async () => {
    const { page } = await open({ viewport: DESK, colorScheme: 'light' });
    await page.goto('/attending');
    await coloursMenu(page).focus();
    await page.keyboard.press('Enter');
    for (const _ of ['Same as device', 'Light', 'Dark']) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await ground(page)).toBe(DARK);
    expect(await coloursMenu(page).getAttribute('aria-expanded')).toBe('false');
    expect(await coloursMenu(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('closes the dropdown of a phone, which covers the page', async () => {
    const { page } = await open({ viewport: PHONE, colorScheme: 'light' });
    await page.goto('/attending');
    await choose(page, 'Dark');
    const fold = page.getByRole('button', { name: 'Menu', exact: true });
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(await fold.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('applies before the first paint: no frame of a page is in the other colours', async () => {
    const { page } = await open({ viewport: DESK, colorScheme: 'light' });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        if (document.body) seen.push(getComputedStyle(document.documentElement).colorScheme);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto('/attending');
    await choose(page, 'Dark');
    await page.route('**/*.js', () => {}); // no script of ours comes
    await page.goto('/finalschedule', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const seen = await page.evaluate(() => (window as unknown as { readonly seen: string[] }).seen);
    expect(seen.length).toBeGreaterThan(0);
    expect([...new Set(seen)]).toEqual(['dark']);
  });

  it('applies to the page where the browser does not store it, without an error', async () => {
    const { page } = await open({ viewport: DESK, colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/attending');
    await choose(page, 'Dark');
    expect([await ground(page), await choice(page, 'Dark').getAttribute('aria-pressed')]).toEqual([DARK, 'true']);
    await page.reload();
    expect(await ground(page)).toBe(LIGHT);
  });

  it('is not offered without scripts, nor before the script has loaded', async () => {
    const { page } = await open({ viewport: DESK, javaScriptEnabled: false });
    await page.goto('/attending');
    expect(await coloursMenu(page).count()).toBe(0);
    const { page: waiting } = await open({ viewport: DESK });
    await waiting.route('**/*.js', () => {});
    await waiting.goto('/attending', { waitUntil: 'commit' });
    await waiting.locator('footer').waitFor();
    expect(await coloursMenu(waiting).count()).toBe(0);
  });
});
