import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { contrast } from './support/contrast-ratio';
import { THEMES_IN_USE, useTheme } from './support/themes';
import { type Words, wordsWithin } from './support/words';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const lowest = ({ colour, behind }: Words) => Math.min(...behind.map((each) => contrast(colour, each)));

/** Words over the band at the top of a page, its pattern and its gradient; those of the bar lie there too. */
const OVER_BAND = ':is(#intro, main > header) :is(h1, p, span), [data-bar] nav > ul > li > :is(a, button), [data-fold]';

const PLACES = [
  { place: 'the band of the home page', path: '/', selector: OVER_BAND },
  { place: 'the band of the other pages', path: '/aiindustry4.0', selector: OVER_BAND },
  { place: 'the countdown', path: '/#countdown', selector: '#countdown :is(h2, p)' },
];
const WINDOWS = [320, 1280].flatMap((width) => THEMES_IN_USE.map((theme) => ({ width, theme, name: theme.name })));

// axe leaves words over pictures to people. Here each pixel behind them counts (WCAG 1.4.6, the enhanced contrast).
describe.each(WINDOWS)('in colours $name, $width px wide', ({ width, theme }) => {
  it.each(PLACES)('the words over $place stand out', async ({ path, selector }) => {
    const options = { colorScheme: theme.system, reducedMotion: 'reduce', viewport: { width, height: 900 } } as const;
    const page = await visit.open(options);
    await useTheme(page, theme);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const words = await wordsWithin(page, selector);
    expect(words.filter(({ behind }) => behind.length > 0).length).toBeGreaterThan(1);
    const faint = words.filter((each) => lowest(each) < (each.isLarge ? 4.5 : 7));
    expect(faint.map((each) => `${each.text}: ${lowest(each).toFixed(2)}`)).toEqual([]);
    await page.context().close();
  });
});
