import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tried } from '../support/rounds';
import { openInOwnFaces } from './support/own-faces';
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

/** A point outside of the bar that nothing answers to: which one that is depends on the letters of the machine's fonts. */
async function emptyPlace(page: Page): Promise<{ x: number; y: number }> {
  const place = await page.evaluate(() => {
    for (let y = innerHeight - 10; y > 0; y -= 10)
      for (let x = 10; x < innerWidth; x += 10) {
        const element = document.elementFromPoint(x, y);
        if (element && !element.closest('[data-bar], a, button, label, input, select, textarea, [tabindex]'))
          return { x, y };
      }
    return undefined;
  });
  if (place === undefined) throw new Error('links and buttons cover the whole window');
  return place;
}

async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  }, top);
}

describe('the look of the bar', () => {
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

  it('is the scrolled one at once where a page opens further down', async () => {
    const page = await openAt('/#partners', { viewport: DESK });
    expect((await look(page)).logos).toEqual(['/images/brand/logo-dark.svg']);
  });
});

describe('before its script comes', () => {
  it.each([PHONE, DESK])(
    'the bar is transparent already, and stays over the band, in a window of $width px',
    async (viewport) => {
      const { page } = await open({ viewport });
      await page.route('**/*.js', () => {}); // it never comes
      await page.goto('/callForPapers', { waitUntil: 'commit' });
      await page.locator('footer').waitFor();
      const atTheTop = { background: 'rgba(0, 0, 0, 0)', logos: ['/images/brand/logo.svg'] };
      await expect.poll(() => look(page)).toEqual(atTheTop);
      await scrollPage(page, 300);
      await expect.poll(async () => (await barOf(page).boundingBox())?.y).toBe(-300);
    },
  );

  it('the bar stays hidden while half of it is still to come', async () => {
    const { page } = await open({ viewport: DESK });
    await page.route('/callForPapers', async (route) => {
      const response = await route.fetch();
      const [comeSoFar = ''] = (await response.text()).split('>Committees<');
      await route.fulfill({ response, body: comeSoFar });
    });
    await page.goto('/callForPapers');
    const bar = page.locator('[data-bar]');
    expect(await bar.innerHTML()).toContain('>Calls<');
    expect(await bar.isVisible()).toBe(false);
  });
});

/** Both stand below the breakpoint of the bar, which is alike in them: `npm test` takes the narrower; without JavaScript, both. */
describe.each(tried([PHONE, TABLET], [PHONE]))('in a window of $width px', (viewport) => {
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

  it('Escape closes first the open menu, then the dropdown, and gives the focus back', async () => {
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

  it('a touch outside closes the dropdown', async () => {
    const page = await openAt('/callForPapers', { viewport, hasTouch: true });
    await menuButton(page, 'Menu').tap();
    const { x, y } = await emptyPlace(page);
    await page.touchscreen.tap(x, y);
    expect(new URL(page.url()).pathname).toBe('/callForPapers');
    expect(await isExpanded(menuButton(page, 'Menu'))).toBe('false');
  });

  it('a link to a section closes the dropdown, which would cover it', async () => {
    const page = await openAt('/', { viewport });
    await menuButton(page, 'Menu').click();
    await menuButton(page, 'About').click();
    await page.getByRole('link', { name: 'Objectives', exact: true }).click();
    expect([await isExpanded(menuButton(page, 'Menu')), await linksShown(page)]).toEqual(['false', 0]);
  });

  it('the whole open dropdown can be reached by scrolling it', async () => {
    const page = await openAt('/callForPapers', { viewport: { ...viewport, height: 400 } });
    await menuButton(page, 'Menu').click();
    await menuButton(page, 'Committees').click();
    const last = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Registration', exact: true });
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 400) + (box?.height ?? 0)).toBeLessThanOrEqual(400);
  });
});

describe('in a wide window', () => {
  it('only one menu is open at a time', async () => {
    const page = await openAt('/callForPapers', { viewport: DESK });
    for (const name of MENUS) {
      await menuButton(page, name).click();
      const states = await Promise.all(MENUS.map((each) => isExpanded(menuButton(page, each))));
      expect(states).toEqual(MENUS.map((each) => String(each === name)));
    }
    await menuButton(page, 'Program').click();
    expect(await isExpanded(menuButton(page, 'Program'))).toBe('false');
  });

  it('a click outside closes the open menu', async () => {
    const page = await openAt('/callForPapers', { viewport: DESK });
    await menuButton(page, 'Calls').click();
    const { x, y } = await emptyPlace(page);
    await page.mouse.click(x, y);
    expect(await isExpanded(menuButton(page, 'Calls'))).toBe('false');
  });

  it('keyboard alone opens every menu, walks its links, closes it and comes back to its button', async () => {
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

  it('Tab leaves closed menus out, and closes an open one when it leaves the bar', async () => {
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
      'Colours',
    ]);
    await menuButton(page, 'Program').click();
    await page.getByRole('main').getByRole('link').first().focus();
    expect(await isExpanded(menuButton(page, 'Program'))).toBe('false');
  });

  it('Committees and Special Sessions have a fixed height and scroll, by keyboard too', async () => {
    const page = await openAt('/callForPapers', { viewport: DESK });
    const heights = [];
    for (const name of ['Committees', 'Special Sessions']) {
      await menuButton(page, name).click();
      const menu = menuButton(page, name).locator('xpath=following-sibling::ul');
      const { clientHeight, scrollHeight } = await menu.evaluate(({ clientHeight, scrollHeight }) => ({
        clientHeight,
        scrollHeight,
      }));
      expect(scrollHeight).toBeGreaterThan(clientHeight);
      heights.push(clientHeight);
      await menu.locator('a').last().focus();
      expect(await menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    }
    expect(heights[0]).toBe(heights[1]);
  });

  it('all menus stay inside the window, and the bar on one line, from 1216 to 1920 px', async () => {
    const { page } = await open({ viewport: DESK });
    await openInOwnFaces(page, '/callForPapers');
    for (let width = 1216; width <= 1920; width += 64) {
      await page.setViewportSize({ width, height: 800 });
      const outside = await page.evaluate(() => {
        const bar = document.querySelector('header');
        const places = [...(bar?.querySelectorAll('nav > ul > li') ?? [])].map((item) => item.getBoundingClientRect());
        const logoEnd = bar?.querySelector('a')?.getBoundingClientRect().right ?? 0;
        const middles = new Set(places.map(({ top, bottom }) => Math.round((top + bottom) / 2)));
        const found = middles.size > 1 ? ['more than one line'] : [];
        if ((places[0]?.left ?? 0) < logoEnd) found.push('over the logo');
        for (const menu of bar?.querySelectorAll<HTMLElement>('li > ul') ?? []) {
          const { left, right } = menu.getBoundingClientRect();
          if (left < 0 || right > innerWidth) found.push(`${menu.id} ${left} to ${right}`);
        }
        return found;
      });
      expect({ width, outside }).toEqual({ width, outside: [] });
    }
  });

  it('a dropdown left open on a narrow window is closed in a wide one', async () => {
    const page = await openAt('/callForPapers', { viewport: PHONE });
    await menuButton(page, 'Menu').click();
    await page.setViewportSize(DESK);
    await page.waitForFunction(() => !document.querySelector('[data-bar] [aria-expanded=true]'));
    expect((await look(page)).background).toBe('rgba(0, 0, 0, 0)');
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

  it('hovering shows a menu in a wide window', async () => {
    const page = await openAt('/callForPapers', { viewport: DESK, javaScriptEnabled: false });
    expect(await linksShown(page)).toBe(3);
    await menuButton(page, 'Calls').hover();
    expect(await linksShown(page)).toBe(3 + 8);
    await page.getByRole('link', { name: 'Demo Track', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/CallForDemoTrack');
  });

  it('Tab reaches every link of the bar, each of them visible', async () => {
    const page = await openAt('/callForPapers', { viewport: DESK, javaScriptEnabled: false });
    const focused = page.getByRole('navigation', { name: 'Main' }).locator('a:focus:visible');
    let reached = 0;
    for (let stop = 0; stop < ALL + MENUS.length + 4; stop += 1) {
      await page.keyboard.press('Tab');
      reached += await focused.count();
    }
    expect(reached).toBe(ALL);
  });

  it('the bar is readable wherever the page is scrolled to', async () => {
    const page = await openAt('/', { viewport: DESK, javaScriptEnabled: false });
    expect(await barOf(page).locator('img').filter({ visible: true }).count()).toBe(1);
    await page.mouse.wheel(0, 900);
    expect(await barOf(page).locator('img').filter({ visible: true }).count()).toBe(1);
  });
});

it('labels of a full bar break between words, never within, and the page stays as wide as its window', async () => {
  const page = await openAt('/', { viewport: { width: 1216, height: 800 } });
  const broken = await page.evaluate(() => {
    const LABELS = [
      'À propos',
      'Thématiques',
      'Appels à communications',
      'Comités',
      'Programme',
      'Venir à la conférence',
    ];
    const entries = [...document.querySelectorAll('#menus > ul > li')];
    const list = entries[0]?.parentElement;
    for (const label of [...LABELS, 'Inscription', 'Bourses de voyage']) {
      const link = document.createElement('a');
      link.href = '/';
      link.textContent = label;
      const item = document.createElement('li');
      item.append(link);
      list?.prepend(item);
    }
    for (const entry of entries) entry.remove();
    return [...document.querySelectorAll('#menus > ul > li > a')].flatMap(({ firstChild: text }) =>
      [...(text?.textContent ?? '').matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = new Range();
          if (text === null) return false;
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length !== 1;
        })
        .map(([word]) => word),
    );
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1216);
});
