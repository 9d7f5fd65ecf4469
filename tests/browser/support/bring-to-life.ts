import type { Page } from 'playwright-core';
import { expect } from 'vitest';

let moves = 0;

/** Moves the pointer to another place than it was at, where nothing answers to it. */
export async function stir(page: Page): Promise<void> {
  moves += 1;
  await page.mouse.move(100 + (moves % 7), 100);
}

/**
 * Waits until an island is alive that comes to life when somebody has begun to read. The pointer moves again and again: a page
 * that does not show its first frame yet hears nothing of one move, and scrolling to what is in sight already is no scrolling.
 */
export async function bringToLife(page: Page, island: string): Promise<void> {
  const isLive = async () => {
    await stir(page);
    return page.locator(`[data-island=${island}][data-live]`).count();
  };
  await expect.poll(isLive, { timeout: 60_000 }).toBe(1);
}

/**
 * Keeps from a page, from its start on, the move of a pointer that nobody moved: Chromium tells of one in the corner now and
 * then, when a page that has been laid out anew may lie under the pointer with another of its parts.
 */
export async function ignoreRestingPointer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener('pointermove', ignore, { capture: true });
  });
}
