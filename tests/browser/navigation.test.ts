import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tried } from '../support/rounds';
import { visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [PHONE, TABLET, DESK] = WINDOWS;
const MENUS = ['About', 'Calls', 'Committees', 'Special Sessions', 'Program'] as const;

const barOf = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page, name: string) => barOf(page).getByRole('button', { name, exact: true });
const isExpanded = (button: Locator) => button.getAttribute('aria-expanded');
/** The links that a visitor can see and follow. */
const linksShown = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link').count();

async function openAt(address: string, options: Parameters<typeof open>[0]): Promise<Page> {
  const { page } = await open(options);
  await page.goto(address);
  return page;
}

/** What the bar looks like: its background, and the logo that shows. */
const look = (page: Page) =>
  barOf(page).evaluate((bar) => ({
    background: getComputedStyle(bar).backgroundColor,
    logos: [...bar.querySelectorAll('img')]
      .filter((image) => image.checkVisibility())
      .map((image) => new URL(image.currentSrc).pathname),
  }));

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, top);
}

describe('the style of the bar', () => {
  it('changes between 65 and 66 px of scroll, in windows of every width', async () => {
    const page = await openAt('/', { viewport: PHONE });
    const transparent = { background: 'rgba(0, 0, 0, 0)', logos: ['/images/brand/logo.svg'] };
    const white = { background: 'rgb(255, 255, 255)', logos: ['/images/brand/logo-dark.svg'] };
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      for (const [top, expected] of [
        [0, transparent],
        [65, transparent],
        [66, white],
        [65, transparent],
      ] as const) {
        await scrollPage(page, top);
        expect({ ...viewport, top, ...(await look(page)) }).toEqual({ ...viewport, top, ...expected });
      }
    }
  });
});

/** Both stand below the breakpoint of the bar, which is alike in them: `npm test` takes the narrower; without JavaScript, both. */
describe.each(tried([PHONE, TABLET], [PHONE]))('in a window of $width px', (viewport) => {
  it('the line under the star of the current page keeps its distance from the button of the menus', async () => {
    const page = await openAt('/my-programme', { viewport });
    const ends = await barOf(page)
      .locator('[aria-current=page][data-mine]')
      .evaluate((link) =>
        [link, ...link.children]
          .filter((each) => Number.parseFloat(getComputedStyle(each).borderBlockEndWidth) > 0)
          .map((lined) => lined.getBoundingClientRect().right),
      );
    expect(ends).toHaveLength(1);
    const menu = await menuButton(page, 'Menu').boundingBox();
    expect((menu?.x ?? 0) - (ends[0] ?? 0)).toBeGreaterThanOrEqual(6);
  });

  it('all menus are in one dropdown, which its button opens and closes', async () => {
    const page = await openAt('/callForPapers', { viewport });
    const button = menuButton(page, 'Menu');
    expect(await barOf(page).getByRole('button').count()).toBe(1);
    expect([await isExpanded(button), await linksShown(page)]).toEqual(['false', 0]);

    await button.click();
    expect(await isExpanded(button)).toBe('true');
    for (const name of MENUS) expect(await isExpanded(menuButton(page, name))).toBe('false');
    expect((await look(page)).background).toBe('rgb(255, 255, 255)');

    await button.click();
    expect([await isExpanded(button), await linksShown(page)]).toEqual(['false', 0]);
  });

  it('Escape closes the open menu first, then the dropdown, and returns the focus', async () => {
    const page = await openAt('/callForPapers', { viewport });
    const [button, calls] = [menuButton(page, 'Menu'), menuButton(page, 'Calls')];
    await button.click();
    await calls.click();
    await page.getByRole('link', { name: 'Poster Session', exact: true }).focus();

    await page.keyboard.press('Escape');
    expect([await isExpanded(calls), await isExpanded(button)]).toEqual(['false', 'true']);
    expect(await calls.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Escape');
    expect(await isExpanded(button)).toBe('false');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

describe('in a wide window', () => {
  it('the keyboard alone opens every menu, moves through its links, closes it and returns to its button', async () => {
    const page = await openAt('/callForPapers', { viewport: DESK });
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
    for (const name of MENUS) {
      const button = menuButton(page, name);
      const links = button.locator('xpath=following-sibling::ul').locator('a');
      const labels = await links.allTextContents();
      await button.focus();
      await page.keyboard.press(name === 'Calls' ? 'Space' : 'Enter');
      expect(await isExpanded(button)).toBe('true');
      for (const label of labels) {
        await page.keyboard.press('Tab');
        expect(await focused()).toBe(label);
      }
      await page.keyboard.press('Escape');
      expect([await isExpanded(button), await focused()]).toEqual(['false', name]);
    }
  });

  it('Tab skips closed menus, and closes an open one when the focus leaves the bar', async () => {
    const page = await openAt('/callForPapers', { viewport: DESK });
    await page.keyboard.press('Tab'); // skip link
    await page.keyboard.press('Tab'); // logo
    const stops = [];
    for (let stop = 0; stop < 11; stop += 1) {
      await page.keyboard.press('Tab');
      stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
    }
    expect(stops).toEqual([
      'Search',
      'My program',
      'About',
      'Topics',
      'Calls',
      'Committees',
      'Special Sessions',
      'Program',
      'Attending',
      'Registration',
      'Appearance',
    ]);
    await menuButton(page, 'Program').click();
    await page.getByRole('main').getByRole('link').first().focus();
    expect(await isExpanded(menuButton(page, 'Program'))).toBe('false');
  });
});

describe('without JavaScript', () => {
  /** How many links the bar has, shown or not. */
  const ALL = 1 + 6 + 8 + 12 + 11 + 4 + 2;

  it.each([PHONE, TABLET])('a checkbox shows every link in a window of $width px', async (viewport) => {
    const page = await openAt('/callForPapers', { viewport, javaScriptEnabled: false });
    expect(await linksShown(page)).toBe(0);
    await page.keyboard.press('Tab'); // skip link
    await page.keyboard.press('Tab'); // logo
    await page.keyboard.press('Tab'); // search
    await page.keyboard.press('Tab'); // my program
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await linksShown(page)).toBe(ALL);
    await page.locator('label', { hasText: 'Menu' }).click();
    expect(await linksShown(page)).toBe(0);
  });
});
