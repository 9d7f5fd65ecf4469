import type { Page } from 'playwright-core';
import { settled } from './settled';

/** Goes down the page, loads every picture, and comes back to its beginning. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Of thousands of visits, Chromium without windows has left one without any more frames.
    const nextFrame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 1000))]);
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // What waits until it is seen is told with the frame that shows it.
      for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    }
    for (const image of document.images) image.loading = 'eager';
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Reads the page to its end, so that what waits until it is seen is asked for too, and waits until all of it is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await scrollThrough(page);
  await settled(page);
  // What comes late by itself comes within half a second without a request, or is asked for after it.
  await page.waitForLoadState('networkidle');
}
