import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { MOVING, visitQuietly, WINDOWS } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();
const [PHONE, , DESK] = WINDOWS;

/** What a page was revealed with. */
interface Revealed {
  /** The names that moved into place; none where the page simply came. */
  readonly names: readonly string[];
  /** As what the link was carried over that led here. */
  readonly touched: string | null;
  /** Milliseconds from the page before to this one. */
  readonly took: number;
}

/** Chromium gives a transition up when the next page takes longer, as it may on a busy machine. */
const PATIENCE_OF_CHROMIUM = 4000;

/** Notes, in every page that is opened, which parts the browser carries over from the page before. */
const noteTransitions = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pageswap', () => sessionStorage.setItem('left', String(Date.now())));
    addEventListener('pagereveal', async (event) => {
      const took = Date.now() - Number(sessionStorage.getItem('left'));
      await event.viewTransition?.ready;
      const parts = document
        .getAnimations()
        .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '');
      const names = parts.filter((part) => part.startsWith('::view-transition-group')).sort();
      Object.assign(window, { revealed: { names, took, touched: sessionStorage.getItem('touched') } });
    });
  });

/** Follows a link of a page to another, and tells what the browser carried over. */
async function follow(page: Page): Promise<Revealed> {
  // What gives the link its name comes after the first paint.
  await goAndSettle(page, '/callForPapers');
  const link = page.locator('main a[href="/topicsList"]').first();
  await link.evaluate((touched) => {
    addEventListener('pageswap', () => {
      sessionStorage.setItem('touched', getComputedStyle(touched).viewTransitionName);
    });
  });
  await link.click();
  await page.waitForURL('**/topicsList');
  const handle = await page.waitForFunction(() => (window as { readonly revealed?: Revealed }).revealed);
  const revealed = await handle.jsonValue();
  if (!revealed) throw new Error('nothing was noted');
  return revealed;
}

/** The same, until the machine was quick enough for the browser. */
async function followInTime(page: Page): Promise<Revealed> {
  for (let attempt = 1; attempt < 10; attempt += 1) {
    const revealed = await follow(page);
    if (revealed.took < PATIENCE_OF_CHROMIUM) return revealed;
  }
  throw new Error(`the next page took more than ${PATIENCE_OF_CHROMIUM} ms each time`);
}

describe.each([PHONE, DESK])('from page to page, in a window of $width px', (viewport) => {
  it('the bar and the title keep their place while the rest fades over', async () => {
    const { page } = await open({ viewport, ...MOVING });
    await noteTransitions(page);
    const { names, touched } = await followInTime(page);
    expect(names).toEqual(['bar', 'root', 'title'].map((name) => `::view-transition-group(${name})`));
    // What was touched becomes the title.
    expect(touched).toBe('title');
  });

  it('nothing moves where no motion is wanted', async () => {
    const { page } = await open({ viewport });
    await noteTransitions(page);
    expect((await follow(page)).names).toEqual([]);
  });
});
