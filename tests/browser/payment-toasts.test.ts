import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { files, fileText } from '../site/support/built-site';
import { MOVING, visitQuietly } from './support/quiet-visit';

const { open } = visitQuietly();

/** The chunk that holds the toasts. */
const CHUNK = [...files].find((file) => file.endsWith('.js') && fileText(file).includes('Toastify__'));

/** Notifies as an island would. */
async function notify(page: Page, type: string, message: string, options: object = {}): Promise<void> {
  const call = [type, message, { label: 'Meldungen', close: 'Zumachen' }, options]
    .map((argument) => JSON.stringify(argument))
    .join(', ');
  await page.evaluate(`import('${CHUNK}').then(({ notify }) => { globalThis.close = notify(${call}); })`);
}

async function openPage(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page } = await open({ viewport: { width: 1280, height: 800 }, ...MOVING, ...options });
  await page.goto('/Registration');
  return page;
}

const toast = (page: Page, message: string) => page.locator('.Toastify__toast').filter({ hasText: message });

/** Ends the time that a toast is shown for; it runs as an animation, which no clock of a test can turn. */
const endTime = (page: Page) =>
  page.evaluate(() => {
    for (const bar of document.querySelectorAll('.toast-time')) for (const each of bar.getAnimations()) each.finish();
  });

const durationOf = (page: Page) =>
  page.locator('.toast-time').evaluate((bar) => getComputedStyle(bar).animationDuration);

describe('toasts', () => {
  it.each([
    ['info', 'status'],
    ['success', 'status'],
    ['default', 'status'],
    ['warning', 'alert'],
    ['error', 'alert'],
  ])('of type %s have the role %s in a live region, and close after five seconds', async (type, role) => {
    const page = await openPage();
    await notify(page, type, 'A message');
    const shown = page
      .locator('section[aria-live=polite]')
      .getByRole(role as 'status')
      .filter({ hasText: 'A message' });
    await shown.waitFor();
    expect(await durationOf(page)).toBe('5s');
    await endTime(page);
    await shown.waitFor({ state: 'detached' });
  });

  it('are closed by dragging them 80 percent of their width, and no less', async () => {
    const page = await openPage({ reducedMotion: 'reduce' });
    await notify(page, 'info', 'Drag me', { autoClose: false });
    const box = await toast(page, 'Drag me').boundingBox();
    if (!box) throw new Error('the toast is not shown');
    const drag = async (share: number) => {
      await page.mouse.move(box.x + 100, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + 100 - box.width * share, box.y + box.height / 2, { steps: 5 });
      await page.mouse.up();
    };
    await drag(0.75);
    await page.waitForTimeout(400);
    expect(await toast(page, 'Drag me').boundingBox()).toEqual(box);
    await drag(0.85);
    await toast(page, 'Drag me').waitFor({ state: 'detached' });
  });

  it('have names in the words of the site only, and are closed by their button or by Escape', async () => {
    const page = await openPage();
    await notify(page, 'info', 'Close me');
    const region = page.getByRole('region', { name: 'Meldungen', exact: true });
    await region.getByText('Close me').waitFor();
    expect(await region.ariaSnapshot()).toBe(
      ['- region "Meldungen":', '  - status:', '    - text: Close me', '    - button "Zumachen"'].join('\n'),
    );
    expect(await region.locator('[tabindex="0"]').count()).toBe(0);
    await region.getByRole('button').press('Enter');
    await toast(page, 'Close me').waitFor({ state: 'detached' });
    await notify(page, 'info', 'Close me, too');
    await toast(page, 'Close me, too').waitFor();
    await page.keyboard.press('Escape');
    await toast(page, 'Close me, too').waitFor({ state: 'detached' });
  });
});
