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

/** Goes down a page, loads every picture, and comes back to its beginning; by screens as a reader does, or only to what waits for one. */
const goDown = (page: Page, by: 'screens' | 'parts') =>
  page.evaluate(async (by) => {
    // Of thousands of visits, Chromium without windows has left one without any more frames.
    const nextFrame = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 1000))]);
    const FRAMES = 10;
    const near = by === 'parts' ? document.querySelectorAll('[data-load=near]') : [];
    for (const part of near) {
      part.scrollIntoView({ behavior: 'instant', block: 'center' });
      for (let frame = 0; frame < FRAMES && !part.matches('[data-live], [data-failed]'); frame += 1) await nextFrame();
    }
    const first = by === 'parts' ? document.documentElement.scrollHeight - 1 : 0;
    for (let top = first; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      // An IntersectionObserver reports with the frame that shows an element.
      for (let frame = 0; frame < 2; frame += 1) await nextFrame();
    }
    for (const image of document.images) image.loading = 'eager';
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, by);

/**
 * Shows a page as somebody has it who has seen all of it, for those who look at how it stands: what waits until somebody begins to read,
 * or comes near to it, is alive. It leaps to such parts and to the end: to paint every screen on the way takes as long again as to load the page.
 */
export const showEveryPart = (page: Page): Promise<void> => goDown(page, 'parts');

/** Reads the page to its end, so that what waits until it is seen is asked for too, and waits until all of it is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  await goDown(page, 'screens');
  await settled(page);
  // What comes late by itself comes within half a second without a request, or is asked for after it.
  await page.waitForLoadState('networkidle');
}
