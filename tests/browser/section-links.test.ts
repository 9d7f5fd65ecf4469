import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tried } from '../support/rounds';
import { MOVING, visitQuietly, WINDOWS } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();
const [PHONE, , DESK] = WINDOWS;
/** One frame of the frozen clock, and a little. */
const FRAME = 17;

const SECTIONS = [
  { label: 'Objectives', id: 'objectives', duration: 500 },
  { label: 'Chairs', id: 'chairs', duration: 500 },
  { label: 'Speakers', id: 'speakers', duration: 500 },
  { label: 'Partners', id: 'partners', duration: 900 },
  { label: 'Contact', id: 'footer', duration: 900 },
] as const;

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** A section is reached where it begins right under the bar, or as near to it as the end of the page allows. */
async function isReached(page: Page, id: string): Promise<boolean> {
  const { gap, atEnd } = await page.evaluate((id) => {
    const { scrollHeight, clientHeight } = document.documentElement;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
    return { gap: top - bar, atEnd: Math.abs(scrollY - (scrollHeight - clientHeight)) <= 1 };
  }, id);
  return (gap >= 0 && gap <= 20) || (atEnd && gap > 0);
}

/** Follows a link of the About menu. */
async function follow(page: Page, label: string): Promise<void> {
  const fold = page.getByRole('button', { name: 'Menu', exact: true });
  if (await fold.isVisible()) await fold.click();
  await page.getByRole('button', { name: 'About', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
}

/** A page whose clock does not move. */
async function openStill(address: string, options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page } = await openFrozen('2023-10-01T12:00:00Z', { viewport: DESK, ...MOVING, ...options });
  await page.goto(address);
  return page;
}

const hashOf = (page: Page) => new URL(page.url()).hash;

/** In a narrow window, one of each duration. */
const OF_PHONE = tried(
  SECTIONS,
  SECTIONS.filter(({ label }) => label === 'Objectives' || label === 'Partners'),
);

describe('on the home page', () => {
  it.each([
    { viewport: PHONE, width: PHONE.width, sections: OF_PHONE },
    { viewport: DESK, width: DESK.width, sections: SECTIONS },
  ])(
    'sections are reached in 500 ms, partners and footer in 900 ms, in a window of $width px',
    async ({ viewport, sections }) => {
      const page = await openStill('/', { viewport });
      for (const { label, id, duration } of sections) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await follow(page, label);
        expect(await scrolled(page)).toBe(0);
        await page.clock.runFor(duration / 2);
        const midway = await scrolled(page);
        await page.clock.runFor(duration / 2 - 2 * FRAME);
        const nearly = await scrolled(page);
        await page.clock.runFor(3 * FRAME);
        const end = await scrolled(page);
        expect({ id, isReached: await isReached(page, id), hash: hashOf(page) }).toEqual({
          id,
          isReached: true,
          hash: `#${id}`,
        });
        expect(nearly).toBeLessThan(end);
        expect(Math.abs(midway - end / 2)).toBeLessThan(end / 10);
        await page.clock.runFor(500);
        expect(await scrolled(page)).toBe(end);
      }
    },
  );

  it('the back button returns to where the visitor was', async () => {
    const page = await openStill('/');
    await follow(page, 'Objectives');
    await page.clock.runFor(500 + FRAME);
    const place = await scrolled(page);
    await follow(page, 'Partners');
    await page.clock.runFor(900 + FRAME);
    await page.goBack();
    expect([hashOf(page), await scrolled(page)]).toEqual(['#objectives', place]);
    await page.goBack();
    expect([hashOf(page), await scrolled(page)]).toEqual(['', 0]);
  });
});

describe('from another page', () => {
  it.each([
    { label: 'Objectives', id: 'objectives', duration: 500 },
    { label: 'Contact', id: 'footer', duration: 900 },
  ])('$label goes to / first and then scrolls', async ({ label, id, duration }) => {
    const page = await openStill('/callForPapers');
    await follow(page, label);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await scrolled(page)).toBe(0);
    await page.clock.runFor(duration - 2 * FRAME);
    expect(await isReached(page, id)).toBe(false);
    await page.clock.runFor(3 * FRAME);
    expect([await isReached(page, id), hashOf(page)]).toEqual([true, `#${id}`]);
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/callForPapers');
  });
});
