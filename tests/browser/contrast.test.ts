import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { type Colour, type Words, wordsWithin } from './support/words';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

/** WCAG 2.2, "contrast ratio". */
function contrast(one: Colour, other: Colour): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, "relative luminance". */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const lowest = ({ colour, behind }: Words) => Math.min(...behind.map((each) => contrast(colour, each)));

/** Words over the band at the top of a page, its pattern and its gradient; those of the bar lie there too. */
const OVER_BAND = ':is(#intro, main > header) :is(h1, p, span), [data-bar] nav > ul > li > :is(a, button), [data-fold]';

const PLACES = [
  { place: 'the band of the home page', path: '/', selector: OVER_BAND },
  { place: 'the band of the other pages', path: '/aiindustry4.0', selector: OVER_BAND },
  { place: 'the countdown', path: '/#countdown', selector: '#countdown :is(h2, p)' },
];
const WINDOWS = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

// axe leaves words over pictures to people. Here each pixel behind them counts (WCAG 1.4.3).
describe.each(WINDOWS)('in $colorScheme colours, $width px wide', ({ width, colorScheme }) => {
  it.each(PLACES)('the words over $place stand out', async ({ path, selector }) => {
    const page = await visit.open({ colorScheme, reducedMotion: 'reduce', viewport: { width, height: 900 } });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const words = await wordsWithin(page, selector);
    expect(words.filter(({ behind }) => behind.length > 0).length).toBeGreaterThan(1);
    const faint = words.filter((each) => lowest(each) < (each.isLarge ? 3 : 4.5));
    expect(faint.map((each) => `${each.text}: ${lowest(each).toFixed(2)}`)).toEqual([]);
    await page.context().close();
  });
});
