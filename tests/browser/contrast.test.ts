import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { goAndSettle } from './support/settled';
import { chooseTheme, THEMES_IN_USE } from './support/themes';
import { faintAmong, OVER_BAND, wordsWithin } from './support/words';

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open({ reducedMotion: 'reduce' });
});
afterAll(() => visit.end());

const PLACES = [
  { place: 'the band of the home page', path: '/', selector: OVER_BAND },
  { place: 'the band of the other pages', path: '/aiindustry4.0', selector: OVER_BAND },
  { place: 'the countdown', path: '/#countdown', selector: '#countdown :is(h2, p)' },
];
const VIEWS = [320, 1280].flatMap((width) => THEMES_IN_USE.map((theme) => ({ width, ...theme })));

// axe leaves words over pictures to people. Here each pixel behind them counts (WCAG 1.4.6, the enhanced contrast).
describe.each(PLACES)('text over $place', ({ path, selector }) => {
  beforeAll(async () => {
    // Not only another part of a page that is there already.
    await page.goto('about:blank');
    await goAndSettle(page, path);
  });

  it.each(VIEWS)('has enough contrast in $name colours, $width px wide', async ({ width, system, chosen }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: system });
    await chooseTheme(page, chosen);
    const { hash } = new URL(page.url());
    await page.evaluate((id) => document.getElementById(id)?.scrollIntoView({ behavior: 'instant' }), hash.slice(1));
    const words = await wordsWithin(page, selector);
    expect(words.filter(({ behind }) => behind.length > 0).length).toBeGreaterThan(1);
    expect(faintAmong(words)).toEqual([]);
  });
});

it.each(['/', '/attending'])(
  'with forced colours, no picture is behind the text and symbols at the top of %s',
  async (path) => {
    const forced = await visit.open({ forcedColors: 'active', reducedMotion: 'reduce' });
    await forced.goto(path);
    const pictures = await forced.locator('h1').evaluate((heading) => {
      const found: string[] = [];
      for (let element: Element | null = heading; element; element = element.parentElement)
        for (const part of [undefined, '::before', '::after']) {
          const { backgroundImage, content } = getComputedStyle(element, part);
          if (part === undefined || content !== 'none') found.push(backgroundImage);
        }
      return found.filter((image) => image !== 'none');
    });
    expect(pictures).toEqual([]);
    // Drawn in a colour that is not forced: it has to be the one of the words beside it, not the band's.
    const colours = await forced
      .locator('[data-bar] nav > ul > li:last-child > button > :first-child, [data-bar] nav > ul > li > button')
      .evaluateAll((drawn) => drawn.map((each) => getComputedStyle(each).color));
    expect(new Set(colours).size).toBe(1);
    await forced.context().close();
  },
);
