import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { bringToLife } from './support/bring-to-life';
import { MOVING, visitQuietly, WINDOWS } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();
const [, , DESK] = WINDOWS;
/** Milliseconds that an item takes to open or close (specification, section 9.4). */
const TRANSITION = 250;
const COUNT = 12;

const headersOf = (page: Page) => page.locator('#committees').getByRole('heading', { level: 3 }).getByRole('button');
const itemsOf = (page: Page) => page.locator('#committees [data-state]');
const expandedOf = (page: Page) =>
  headersOf(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-expanded')));
const allExpanded = (value: boolean) => Array(COUNT).fill(String(value));

/** The home page with its accordion alive. */
async function openAccordion(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page } = await open({ viewport: DESK, ...options });
  await page.goto('/');
  await bringToLife(page, 'CommitteesAccordion');
  return page;
}

/** Every state that an item goes through from now on, as it happens. */
async function watchStates(page: Page, index: number): Promise<() => Promise<string[]>> {
  await itemsOf(page)
    .nth(index)
    .evaluate((item: HTMLElement) => {
      const states = [item.dataset.state];
      Object.assign(globalThis, { states });
      new MutationObserver(() => states.push(item.dataset.state)).observe(item, { attributeFilter: ['data-state'] });
    });
  return () => page.evaluate(() => (globalThis as unknown as { readonly states: string[] }).states);
}

describe('opening and closing', () => {
  it('several items are open at once, and each click turns one', async () => {
    const page = await openAccordion();
    expect(await expandedOf(page)).toEqual(allExpanded(false));
    await headersOf(page).nth(0).click();
    await headersOf(page).nth(4).click();
    expect((await expandedOf(page)).flatMap((value, index) => (value === 'true' ? [index] : []))).toEqual([0, 4]);
    await headersOf(page).nth(0).click();
    expect((await expandedOf(page)).flatMap((value, index) => (value === 'true' ? [index] : []))).toEqual([4]);
  });

  it('takes 250 ms, through every state of the specification', async () => {
    const { page } = await openFrozen('2023-10-01T12:00:00Z', { viewport: DESK, ...MOVING });
    await page.goto('/');
    await bringToLife(page, 'CommitteesAccordion');
    await page.clock.runFor(1000);
    const header = headersOf(page).nth(1);
    const state = () => itemsOf(page).nth(1).getAttribute('data-state');
    await header.scrollIntoViewIfNeeded();
    const states = await watchStates(page, 1);

    for (const [moving, arrived] of [
      ['entering', 'entered'],
      ['exiting', 'exited'],
    ] as const) {
      await header.click();
      await page.clock.runFor(100);
      expect(await state()).toBe(moving);
      await page.clock.runFor(TRANSITION - 150);
      expect(await state()).toBe(moving);
      await page.clock.runFor(150);
      expect(await state()).toBe(arrived);
    }
    expect(await states()).toEqual([
      'exited',
      ...['preEnter', 'entering', 'entered'],
      ...['preExit', 'exiting', 'exited'],
    ]);
  });
});

describe('by keyboard', () => {
  it('arrow up and down move between the headers, round the ends', async () => {
    const page = await openAccordion();
    const focused = () =>
      headersOf(page).evaluateAll((buttons) => buttons.indexOf(document.activeElement as HTMLElement));
    await headersOf(page).first().focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(1);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await focused()).toBe(COUNT - 1);
    await page.keyboard.press('ArrowDown');
    expect(await focused()).toBe(0);
  });

  it('every header is a heading with a button that names what it controls', async () => {
    const page = await openAccordion();
    expect(await headersOf(page).count()).toBe(COUNT);
    await headersOf(page).nth(1).click();
    const group = page.locator('#committees').getByRole('group', { name: 'Steering committee' });
    expect(await group.getAttribute('id')).toBe(await headersOf(page).nth(1).getAttribute('aria-controls'));
    await group.getByText('Mokhtar Ben Slimane').waitFor();
    expect(await page.locator('#committees').getByRole('region').count()).toBe(0);
  });
});

describe('the static page', () => {
  it('without JavaScript every member of every committee unfolds, on a home page of at most eleven screens', async () => {
    const { page } = await open({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    // Typefaces that come late do not replace others, which may need more lines; they are there on the next visit.
    const height = async () => {
      await page.goto('/');
      return page.evaluate(() => document.documentElement.scrollHeight);
    };
    await expect.poll(height).toBeLessThan(11 * 844);
    expect(await page.locator('#committees li:visible').count()).toBe(0);
    await page.getByText('All committees').click();
    expect(await headersOf(page).count()).toBe(COUNT);
    expect(await page.locator('#committees li').count()).toBe(await page.locator('#committees li:visible').count());
    expect(await page.locator('#committees li').count()).toBeGreaterThan(30);
  });
});
