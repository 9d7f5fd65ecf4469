import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedSite, serveSite } from '../site/support/serve';
import { tried } from '../support/rounds';
import { launchBrowser, quickestChromium } from './support/browser';
import { BLACK, withFonts } from './support/last-font';
import { openInOwnFaces } from './support/own-faces';

let site: ServedSite;
let browsers: Browser[] = [];
beforeAll(async () => {
  site = await serveSite();
  const launch = (env: Record<string, string>) =>
    launchBrowser({ executablePath: quickestChromium(), env: { ...process.env, ...env } });
  // Another machine, to fontconfig: it has another font, and no settings of how letters are drawn.
  browsers = await Promise.all([launch({}), launch({ FONTCONFIG_FILE: withFonts(BLACK) })]);
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await site.close();
});

/** The same page on both machines; without scripts and motion, so that only the fonts can move text. */
const onBoth = async <Result>(path: string, width: number, look: (page: Page) => Promise<Result>) =>
  Promise.all(
    browsers.map(async (browser) => {
      const page = await browser.newPage({
        baseURL: site.origin,
        viewport: { width, height: 800 },
        reducedMotion: 'reduce',
      });
      await page.route('**/*.js', (route) => route.abort());
      await openInOwnFaces(page, path);
      const seen = await look(page);
      await page.close();
      return seen;
    }),
  );

/** The position of each element with its own text, in whole pixels, by the text. */
const boxesOf = (page: Page) =>
  page.evaluate(() => {
    const hasWords = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll('*:not(script)')]
      .filter((element) => hasWords(element) && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.textContent?.trim().slice(0, 40), ...[x, y, width, height].map(Math.round)].join(' ');
      });
  });

const PAGES = ['/', '/finalschedule', '/pay', '/callForPapers', '/Registration', '/topicsList'];

describe.each([
  { width: 390, paths: tried(PAGES, ['/', '/finalschedule', '/Registration']) },
  { width: 1280, paths: tried(PAGES, ['/pay', '/callForPapers', '/topicsList']) },
])('in a window of $width px', ({ width, paths }) => {
  it.each(paths)('%s has every word at the same place with the fonts of this machine and of another', async (path) => {
    const [here, there] = await onBoth(path, width, boxesOf);
    expect(here?.length).toBeGreaterThan(20);
    expect(there).toEqual(here);
  });
});

describe('a typeface that loads late', () => {
  it.each([390, 1280])('moves nothing, and is used on the next page, %i px', async (width) => {
    const [browser] = browsers;
    if (!browser) throw new Error('no browser');
    const page = await browser.newPage({ baseURL: site.origin, viewport: { width, height: 800 } });
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/callForPapers', { waitUntil: 'commit' });
    // Painted without the typefaces: Chromium waits only a moment for preloaded fonts.
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    const before = await boxesOf(page);
    release();
    await page.waitForLoadState('networkidle');
    expect(await boxesOf(page)).toEqual(before);
    await openInOwnFaces(page, '/callForPapers');
    await page.close();
  });
});
