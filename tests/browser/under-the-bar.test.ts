import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pages } from '../site/support/built-site';
import { tried } from '../support/rounds';
import { beginVisit, type Visit } from './support/browser';
import { VISITED } from './support/page-kinds';
import { goAndSettle } from './support/settled';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const LINKS = pages.flatMap(({ path, root }) =>
  root.querySelectorAll('a[href*="#"]').map((link) => new URL(link.getAttribute('href') ?? '', `https://site${path}`)),
);

/** Every place of a page that a link of the site leads to; its beginning is none, where the band leaves room for the bar. */
function targets(path: string): string[] {
  const ids = LINKS.filter(({ pathname }) => pathname === encodeURI(path)).map(({ hash }) => hash.slice(1));
  return [...new Set(ids)].filter((id) => !['main', 'intro'].includes(id));
}

/** The first thing that is seen of each target, and how far it lies below the bar once the page has gone there. */
const placesOf = (page: Page, ids: readonly string[]) =>
  page.evaluate(async (ids) => {
    const found = [];
    for (const id of ids) {
      const target = document.getElementById(id);
      location.hash = id;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      // Words and pictures, not the empty room above them.
      const range = document.createRange();
      if (target) range.selectNodeContents(target);
      const seen = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const top = Math.min(...seen.map((rectangle) => rectangle.top));
      // The days of the schedule stay below the bar where they have come there.
      const bars = [...document.querySelectorAll('[data-bar], [data-day-bar]')].filter(
        (each) => getComputedStyle(each).position === 'sticky' && each.getBoundingClientRect().top < 100,
      );
      const bar = Math.max(0, ...bars.map((each) => each.getBoundingClientRect().bottom));
      // At the bottom of a short page there is nowhere to go, and nothing covers what is further down.
      found.push({ id, there: target !== null, covered: Math.max(0, Math.round(bar - top)) });
    }
    return found;
  }, ids);

const WITH_TARGETS = VISITED.map((path) => ({ path, ids: targets(path) })).filter(({ ids }) => ids.length > 0);

describe.each(tried([390, 1280], [390]))('in a window of %i px', (width) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  });
  afterAll(() => page.context().close());

  it.each(WITH_TARGETS)('no link target of $path is hidden under the bar', async ({ path, ids }) => {
    await goAndSettle(page, path);
    const places = await placesOf(page, ids);
    expect(places).toHaveLength(ids.length);
    const hidden = places.filter(({ there, covered }) => !there || covered > 0);
    expect(hidden).toEqual([]);
  });
});
