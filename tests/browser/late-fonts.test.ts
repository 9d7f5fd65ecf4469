import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { noteShifts } from './support/layout-shifts';
import { openInOwnFaces } from './support/own-faces';
import { visitQuietly } from './support/quiet-visit';
import { settled } from './support/settled';

const { open } = visitQuietly();

/** Milliseconds after which the typefaces arrive, as on a slow phone. */
const LATE = 1500;

/** Where the title ends, and the buttons and headings of the first screen are, in pixels from its top. */
const placesOf = (page: Page) =>
  page.evaluate(() => {
    const bottom = document.querySelector('h1')?.getBoundingClientRect().bottom ?? 0;
    const shown = [...document.querySelectorAll('main :is(a[class*=button], button, h2)')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect().top);
    return [bottom, ...shown.filter((top) => top < innerHeight)];
  });

/** Less than half a line. */
const MOST = 12;

/** Of the cumulative layout shift that is good (0.1), hardly anything. */
const MOST_SHIFT = 0.005;

describe.each([390, 1280])('with typefaces that arrive late, in a window of %d px', (width) => {
  it.each(['/', '/pay', '/finalschedule'])('%s has everything where it is in its own typefaces', async (path) => {
    const viewport = { width, height: 844 };
    const { page: slow } = await open({ viewport });
    await slow.route('**/*.woff2', async (route) => {
      await new Promise((arrive) => setTimeout(arrive, LATE));
      await route.continue();
    });
    const shifts = await noteShifts(slow);
    const arrived = slow.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
    await slow.goto(path);
    await arrived;
    await settled(slow);
    // A busy Chromium, now and then, takes what has arrived: then lines of the same height become some pixels narrower.
    const sum = (await shifts()).reduce((all, shift) => all + Number.parseFloat(shift), 0);
    expect(sum).toBeLessThan(MOST_SHIFT);
    const late = await placesOf(slow);
    await slow.close();

    const { page } = await open({ viewport });
    await openInOwnFaces(page, path);
    await settled(page);
    const own = await placesOf(page);
    expect(late.map((place, at) => Math.abs(place - (own[at] ?? 0))).filter((moved) => moved > MOST)).toEqual([]);
  });
});
