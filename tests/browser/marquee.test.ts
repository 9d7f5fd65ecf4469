import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MOVING, visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [PHONE, , DESK] = WINDOWS;
const LOGOS = 25;
const stripOf = (page: Page) => page.locator('[data-enhance=marquee]');
const buttonOf = (page: Page) => stripOf(page).locator('button');

async function openStrip(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page } = await open({ viewport: DESK, ...MOVING, ...options });
  await page.goto('/');
  await stripOf(page).scrollIntoViewIfNeeded();
  await page.locator('[data-enhance=marquee][data-live]').waitFor();
  await buttonOf(page).scrollIntoViewIfNeeded();
  return page;
}

/** Whether the strip is on the move: as its styles say, and as it looks. */
async function moves(page: Page): Promise<{ said: string[]; seen: boolean }> {
  return stripOf(page).evaluate(async (strip) => {
    const lists = [...strip.querySelectorAll('ul')];
    const place = async (frames: number) => {
      for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
      return lists[0]?.getBoundingClientRect().left;
    };
    // An animation is paused with the next frame.
    const seen = (await place(3)) !== (await place(6));
    return { said: lists.map((list) => getComputedStyle(list).animationPlayState), seen };
  });
}

const RUNNING = { said: ['running', 'running'], seen: true };
const STILL = { said: ['paused', 'paused'], seen: false };

describe('the strip of logos', () => {
  it('moves until its button pauses it, and plays again', async () => {
    const page = await openStrip({ viewport: PHONE });
    const button = buttonOf(page);
    expect([await moves(page), await button.textContent()]).toEqual([RUNNING, 'Pause']);
    await button.click();
    expect([await moves(page), await button.textContent()]).toEqual([STILL, 'Play']);
    // With the pointer and the focus still on the button.
    await button.click();
    expect([await moves(page), await button.textContent()]).toEqual([RUNNING, 'Pause']);
    await page.keyboard.press('Space');
    expect(await moves(page)).toEqual(STILL);
  });

  it.each([
    ['without JavaScript', { javaScriptEnabled: false }],
    ['under reduced motion', { reducedMotion: 'reduce' as const }],
  ])('%s shows all logos at once, and no button', async (_, options) => {
    const { page } = await open({ viewport: PHONE, ...options });
    await page.goto('/');
    await stripOf(page).scrollIntoViewIfNeeded();
    expect(await page.locator('#partners').getByRole('img').count()).toBe(LOGOS);
    const beyond = await stripOf(page)
      .locator('li')
      .evaluateAll((logos) =>
        logos.filter((logo) => logo.getBoundingClientRect().right > document.documentElement.clientWidth),
      );
    expect(beyond).toHaveLength(0);
    expect(await buttonOf(page).isVisible()).toBe(false);
  });
});
