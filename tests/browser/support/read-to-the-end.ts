import type { Page } from 'playwright-core';

/** Goes down the page and loads every picture, so that what waits until it is seen is asked for too. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    for (const image of document.images) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}
