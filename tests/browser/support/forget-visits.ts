import type { Page } from 'playwright-core';

/**
 * Makes a page that of a visitor who has nothing of the site: no file, in memory or on the disk, and nothing stored. A new context
 * for each takes twice the time.
 */
export async function forgetVisits(page: Page, origin: string): Promise<void> {
  page.removeAllListeners();
  // A file of the site that does nothing: elsewhere the page would get another process, and lose this one.
  await page.goto(`${origin}/robots.txt`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  // Chromium clears its memory cache when the cache is disabled.
  for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled });
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
