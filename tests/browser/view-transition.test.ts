import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [PHONE, , DESK] = WINDOWS;

/** What a page was revealed with: the names that moved into place, or nothing where it simply came. */
interface Revealed {
  readonly revealed?: readonly string[];
}

/** Notes, in every page that is opened, which parts the browser carries over from the page before. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', async (event) => {
      await event.viewTransition?.ready;
      const parts = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
      const names = parts.filter((part) => part.startsWith('::view-transition-group')).sort();
      Object.assign(window, { revealed: names });
    });
  });

/** Follows a link of the page to another, and tells what the browser carried over, and as what the link. */
async function follow(page: Page): Promise<readonly string[]> {
  const link = page.locator('main a[href="/topicsList"]').first();
  await link.evaluate((touched) => {
    addEventListener('pageswap', () => {
      sessionStorage.setItem('touched', getComputedStyle(touched).viewTransitionName);
    });
  });
  await link.click();
  await page.waitForURL('**/topicsList');
  const handle = await page.waitForFunction(() => (window as Revealed).revealed);
  return (await handle.jsonValue()) ?? [];
}

describe.each([PHONE, DESK])('from page to page, in a window of $width px', (viewport) => {
  // Chromium gives a transition up when the next page takes four seconds, as it may on a busy machine.
  it('the bar and the title keep their place while the rest fades over', { retry: 3 }, async () => {
    const { page } = await open({ viewport, reducedMotion: 'no-preference' });
    await noteTransitions(page);
    await page.goto('/callForPapers');
    expect(await follow(page)).toEqual(['bar', 'root', 'title'].map((name) => `::view-transition-group(${name})`));
    // What was touched becomes the title.
    expect(await page.evaluate(() => sessionStorage.getItem('touched'))).toBe('title');
  });

  it('nothing moves where no motion is wanted', async () => {
    const { page } = await open({ viewport, reducedMotion: 'reduce' });
    await noteTransitions(page);
    await page.goto('/callForPapers');
    expect(await follow(page)).toEqual([]);
  });
});
