import type { Browser, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MOVING, visitQuietly } from './support/quiet-visit';

const { openFrozen } = visitQuietly();

/** Milliseconds per character (specification, section 9.4). */
const INTERVAL = 70;
const LETTERS = 20;

/** Elements: the whole page has 1,600, and what belongs to the title a handful. */
const MANY = 300;

/** How often the styles of many elements were made anew while something was done. */
async function makingsOfMany(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { elementCount?: number } }[];
  }; // Chromium's trace event format
  const made = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
  expect(made.length).toBeGreaterThanOrEqual(LETTERS);
  return made.filter(({ args: { elementCount = 0 } }) => elementCount > MANY).length;
}

// A selector that looks from the root of the page for something at any depth has the style of all that is below it made anew whenever
// something in it changes: a phone is busy with nothing else as long as the title is typed.
it('a letter of the title that is typed leaves the styles of the page alone', async () => {
  const { page } = await openFrozen('2023-10-01T12:00:00Z', { viewport: { width: 390, height: 800 }, ...MOVING });
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('h1 [aria-hidden=true]').waitFor({ state: 'attached' });
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const makings = await makingsOfMany(browser, page, async () => {
    for (let letter = 1; letter <= LETTERS; letter++) {
      await page.clock.runFor(INTERVAL);
      await page.evaluate(() => document.body.offsetHeight);
    }
  });
  expect(makings).toBeLessThan(LETTERS / 2);
});
