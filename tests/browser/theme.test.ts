import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { KEEPING_PAGES, launchBrowser } from './support/browser';
import { visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [PHONE, , DESK] = WINDOWS;
const LIGHT = 'rgb(255, 253, 249)';
const DARK = 'rgb(13, 24, 32)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const coloursMenu = (page: Page) => page.getByRole('button', { name: 'Colours', exact: true });
const choice = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Chooses by the menu, which is inside the dropdown on a phone. */
async function choose(page: Page, name: string): Promise<void> {
  const fold = page.getByRole('button', { name: 'Menu', exact: true });
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  if ((await coloursMenu(page).getAttribute('aria-expanded')) !== 'true') await coloursMenu(page).click();
  await choice(page, name).click();
}

/** The logos that can be seen, and what the browser's own bar is coloured with. */
const dress = (page: Page) =>
  page.evaluate(() => ({
    logos: [...document.querySelectorAll<HTMLImageElement>('[data-bar] img')]
      .filter((image) => image.checkVisibility())
      .map((image) => new URL(image.currentSrc).pathname),
    themeColors: [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => content),
  }));

describe.each([PHONE, DESK])('the colours, in a window of $width px', (viewport) => {
  it.each([
    { system: 'light', follows: LIGHT, chosen: 'Dark', becomes: DARK },
    { system: 'dark', follows: DARK, chosen: 'Light', becomes: LIGHT },
  ] as const)('follow the $system system until others are chosen, and again when the system is', async (row) => {
    const { page } = await open({ viewport, colorScheme: row.system });
    await page.goto('/attending');
    expect(await ground(page)).toBe(row.follows);
    await choose(page, row.chosen);
    expect(await ground(page)).toBe(row.becomes);
    expect(await choice(page, row.chosen).getAttribute('aria-pressed')).toBe('true');
    expect(await choice(page, 'As the system').getAttribute('aria-pressed')).toBe('false');

    await page.goto('/pay');
    expect(await ground(page)).toBe(row.becomes);
    await choose(page, 'As the system');
    expect(await ground(page)).toBe(row.follows);
    await page.emulateMedia({ colorScheme: row.system === 'light' ? 'dark' : 'light' });
    expect(await ground(page)).toBe(row.becomes);
  });

  it('bring the logo and the colour of the browser with them', async () => {
    const { page } = await open({ viewport, colorScheme: 'light' });
    await page.goto('/callForPapers#footer');
    await page.locator('[data-scrolled]').waitFor();
    expect(await dress(page)).toEqual({ logos: ['/images/brand/logo-dark.svg'], themeColors: ['#0b3c5d'] });
    await choose(page, 'Dark');
    expect(await dress(page)).toEqual({ logos: ['/images/brand/logo.svg'], themeColors: ['#0d1820'] });
    await choose(page, 'Light');
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await dress(page)).toEqual({ logos: ['/images/brand/logo-dark.svg'], themeColors: ['#0b3c5d'] });
  });
});

describe('the choice of colours', () => {
  it('is made by keyboard alone, in a menu that Escape closes', async () => {
    const { page } = await open({ viewport: DESK, colorScheme: 'light' });
    await page.goto('/attending');
    await coloursMenu(page).focus();
    await page.keyboard.press('Enter');
    for (const _ of ['As the system', 'Light', 'Dark']) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await ground(page)).toBe(DARK);
    await page.keyboard.press('Escape');
    expect(await coloursMenu(page).getAttribute('aria-expanded')).toBe('false');
    expect(await coloursMenu(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('holds before the first paint: not one frame of a page is in the other colours', async () => {
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

  it('reaches other tabs at once', async () => {
    const options = { viewport: DESK, colorScheme: 'light' } as const;
    const [{ page: one }, { page: other }] = [await open(options), await open(options)];
    await one.goto('/attending');
    await other.goto('/pay');
    await choose(one, 'Dark');
    await other.waitForFunction((dark) => getComputedStyle(document.documentElement).backgroundColor === dark, DARK);
    await choose(one, 'As the system');
    await other.waitForFunction((light) => getComputedStyle(document.documentElement).backgroundColor === light, LIGHT);
  });

  it('holds for the page where the browser refuses to store it, without a complaint', async () => {
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

  it('heals what storage holds that is no theme', async () => {
    const { page } = await open({ viewport: DESK, colorScheme: 'dark' });
    await page.addInitScript(() => localStorage.setItem('theme', 'puce'));
    await page.goto('/attending');
    expect(await ground(page)).toBe(DARK);
    await page.locator('[data-bar][data-script]').waitFor();
    expect(await choice(page, 'As the system').count()).toBe(0);
    await coloursMenu(page).click();
    expect(await choice(page, 'As the system').getAttribute('aria-pressed')).toBe('true');
  });

  it('is not offered where scripts do not run, nor before ours has come', async () => {
    const { page } = await open({ viewport: DESK, javaScriptEnabled: false });
    await page.goto('/attending');
    expect(await coloursMenu(page).count()).toBe(0);
    const { page: waiting } = await open({ viewport: DESK });
    await waiting.route('**/*.js', () => {});
    await waiting.goto('/attending', { waitUntil: 'commit' });
    await waiting.locator('footer').waitFor();
    expect(await coloursMenu(waiting).count()).toBe(0);
  });

  it('is there when a page comes back as it was left', async () => {
    const browser = await launchBrowser(KEEPING_PAGES);
    try {
      const page = await browser.newPage({ baseURL: inject('payingSite'), viewport: DESK, colorScheme: 'light' });
      await page.addInitScript(() =>
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.kept = String(persisted);
        }),
      );
      await page.goto('/attending');
      await page.locator('[data-bar][data-script]').waitFor();
      // Browsers keep no page that still waits for an answer.
      await page.waitForLoadState('networkidle');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Topics', exact: true }).click();
      await page.waitForURL('**/topicsList');
      await choose(page, 'Dark');
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect.poll(() => new URL(page.url()).pathname).toBe('/attending');
      await expect.poll(() => ground(page)).toBe(DARK);
      await expect.poll(() => page.locator('html').getAttribute('data-kept')).toBe('true');
    } finally {
      await browser.close();
    }
  });
});
