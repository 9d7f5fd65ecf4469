import type { Page } from 'playwright-core';

/**
 * Waits until a page has all that it loads by itself: pictures that are not left for later, faces, what comes after the first
 * paint, and islands that wait for an idle moment. Half a second without a request, the browser's own measure, takes longer, and may be over before the first paint.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
      document.querySelector('[data-load=idle]:not([data-live], [data-failed])') === null &&
      (document.documentElement.hasAttribute('data-settled') || document.querySelector('[data-later]') === null),
  );
}

/** Opens an address, and waits until the page is settled. */
export async function goAndSettle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page);
}
