import type { ElementHandle, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEMES, type Theme } from '../../shared/theme';
import { IS_THOROUGH, rounds, tried } from '../support/rounds';
import { beginVisit, type Visit } from './support/browser';
import { contrast } from './support/contrast-ratio';
import { type Change, changes } from './support/pixels';
import { goAndSettle } from './support/settled';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

/** How far around an element its focus ring reaches. */
const MARGIN = 8;

/** Marks what can be operated on a page, one of each look and ground that is wanted, and gives the kinds of all. */
const markKinds = (
  page: Page,
  wanted: { readonly but: readonly string[]; readonly every: number; readonly from: number },
) =>
  page.evaluate(({ but, every, from }) => {
    // The skip link is there with the focus alone.
    const OPERABLE =
      'a[href]:not([data-for-readers]), button:enabled, input:not([type=checkbox]), select, [tabindex="0"]';
    const GROUNDS = '#intro, main > header, footer, #news, #menus > ul > li > ul, [data-bar], section';
    const seen = new Set<string>();
    for (const element of document.querySelectorAll(OPERABLE)) {
      const ground = element.closest(GROUNDS);
      const kind = [element.tagName, element.className, element.parentElement?.className, ground?.className].join();
      if (seen.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (!but.includes(kind) && seen.size % every === from) element.setAttribute('data-operable', '');
      seen.add(kind);
    }
    return [...seen];
  }, wanted);

/** A picture of an element and what lies around it. */
async function picture(page: Page, element: ElementHandle<Element>): Promise<Buffer> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not seen');
  const [x, y] = [Math.max(0, box.x - MARGIN), Math.max(0, box.y - MARGIN)];
  const clip = { x, y, width: box.width + 2 * MARGIN, height: box.height + 2 * MARGIN };
  // To hide the caret of a field, playwright changes the styles of the whole page, twice for each picture.
  return page.screenshot({ clip, caret: 'initial' });
}

interface Operated {
  readonly name: string;
  /** What its focus and the pointer over it change on the screen. */
  readonly focus: readonly Change[];
  readonly hover: readonly Change[];
  /** Whether the pointer over it is to change it: not if it is off for now, or no control but a part that scrolls. */
  readonly answersHover: boolean;
  /** The length of a line around it, in pixels. */
  readonly perimeter: number;
}

async function operate(page: Page, element: ElementHandle<Element>): Promise<Operated> {
  await element.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const still = await picture(page, element);
  await element.evaluate((each) => (each as HTMLElement).focus({ preventScroll: true }));
  const focused = await picture(page, element);
  await element.evaluate((each) => (each as HTMLElement).blur());
  const box = await element.evaluate((each) => each.getClientRects()[0]?.toJSON() as DOMRect | undefined);
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await element.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
  const hovered = await picture(page, element);
  await page.mouse.move(0, 0);
  await element.evaluate((each) => Promise.all(each.getAnimations().map(({ finished }) => finished)));
  const told = await element.evaluate((each) => ({
    name: `${each.tagName} ${each.className} “${each.textContent?.trim()}”`,
    answersHover: each.matches('a, button, input, select') && each.getAttribute('aria-disabled') !== 'true',
    perimeter: [...each.getClientRects()].reduce((sum, { width, height }) => sum + 2 * (width + height), 0),
  }));
  return { ...told, focus: await changes(page, still, focused), hover: await changes(page, still, hovered) };
}

/** Pixels that changed by a contrast of at least 3 to 1. */
const wellSeen = (found: readonly Change[]) =>
  found.filter(({ from, to }) => contrast(from, to) >= 3).reduce((sum, { pixels }) => sum + pixels, 0);

const PAGES = ['/', '/pay', '/finalschedule'];
/** The one with most grounds is operated in both themes, in `npm test` every second kind in each. */
const [MOST_GROUNDS] = PAGES;
/** The kinds on it, which `npm test` tries on no other page. */
let known: readonly string[] = [];

/** Each page in one of the themes, and the one with most grounds in both. */
const VIEWED: Readonly<Record<Theme, readonly string[]>> = {
  light: tried(PAGES, ['/', '/finalschedule']),
  dark: tried(PAGES, ['/', '/pay']),
};

describe.each(THEMES)('in %s colours', (colorScheme) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  });

  it.each(VIEWED[colorScheme])('what can be operated on %s shows it', async (path) => {
    await goAndSettle(page, path);
    await page.keyboard.press('Tab'); // by keyboard from here on: :focus-visible
    // The key brings the committees to life, which fold then.
    await page.waitForFunction(
      () => document.querySelector('[data-island=CommitteesAccordion]:not([data-live])') === null,
    );
    const isFirst = path === MOST_GROUNDS;
    const inHalf = { but: [], every: rounds(1, 2), from: IS_THOROUGH ? 0 : THEMES.indexOf(colorScheme) };
    const kinds = await markKinds(page, isFirst ? inHalf : { but: tried([], known), every: 1, from: 0 });
    if (isFirst) known = kinds;
    expect(await page.locator('[data-operable]').count()).toBeGreaterThan(4);
    const operated: Operated[] = [];
    for (const element of await page.$$('[data-operable]')) operated.push(await operate(page, element));
    // WCAG 2.4.13: as large as a line of two pixels around it, and told apart by 3 to 1.
    const faint = operated.filter(({ focus, perimeter }) => wellSeen(focus) < 2 * perimeter);
    expect(faint.map(({ name, focus, perimeter }) => `${name} ${wellSeen(focus)} of ${2 * perimeter}`)).toEqual([]);
    expect(
      operated.filter(({ answersHover, hover }) => answersHover && hover.length === 0).map(({ name }) => name),
    ).toEqual([]);
  });
});

it('what only a script can do is not offered without one', async () => {
  const page = await visit.open({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  for (const path of ['/papers/239', '/my-programme']) {
    await page.goto(path);
    const buttons = page.locator('main button');
    expect(await buttons.count(), path).toBeGreaterThan(0);
    expect(await buttons.filter({ visible: true }).allTextContents(), path).toEqual([]);
  }
});
