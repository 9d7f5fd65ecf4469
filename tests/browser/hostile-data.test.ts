import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConferenceBuilder, conferenceBuilder } from '../support/built-conference';
import { tried } from '../support/rounds';
import { sample } from '../support/sample';
import { beginVisitTo, type Visit } from './support/browser';
import { ARABIC_NAME, ARABIC_TITLE, LONG_NAME, writeHostileData } from './support/hostile-data';
import { beyondTheEdge, beyondTheirBoxes } from './support/overflow';
import { goAndSettle } from './support/settled';

let builder: ConferenceBuilder;
let visit: Visit;
beforeAll(async () => {
  builder = await conferenceBuilder();
  const lay = (folder: string) => writeHostileData(sample.data, folder);
  const site = await builder.build({ name: 'hostile-data', lay }, 0);
  visit = await beginVisitTo(await site.serve());
});
afterAll(async () => {
  await visit?.end();
  builder?.remove();
});

const PATHS = [
  '/',
  '/steeringCommittee',
  '/PublicationChairs',
  '/programCommittee',
  '/topicsList',
  '/finalschedule',
  '/AcceptedSpecialSessions',
  '/AIHealthCare',
  '/aiindustry4.0',
  '/iacybersecurity',
];

/** In a wide window, those with boxes beside each other: of what has a line to itself, a narrow one tells more. */
const WIDE = tried(PATHS, ['/', '/programCommittee', '/finalschedule']);

describe.each([
  { width: 320, paths: PATHS },
  { width: 1280, paths: WIDE },
])('data of any length, in a window of $width px', ({ width, paths }) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
  });

  it.each(paths)('no text of %s overflows its box, and no page scrolls sideways', async (path) => {
    await goAndSettle(page, path);
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
    expect(await page.evaluate(beyondTheirBoxes)).toEqual([]);
  });

  it('shows all two hundred members of a committee, each name in its own direction', async () => {
    await page.goto('/steeringCommittee');
    const names = page.locator('main bdi');
    expect(await names.count()).toBe(200);
    const directions = await names.evaluateAll((found) =>
      found.map((name) => [name.textContent?.replace(/ \d+$/, ''), getComputedStyle(name).direction]),
    );
    expect(directions).toContainEqual([LONG_NAME, 'ltr']);
    expect(directions).toContainEqual([ARABIC_NAME, 'rtl']);
  });

  it('marks a title in another language, with its own direction', async () => {
    await page.goto('/finalschedule');
    const title = page.getByText(ARABIC_TITLE, { exact: true });
    expect(await title.getAttribute('lang')).toBe('ar');
    expect(await title.evaluate((words) => getComputedStyle(words).direction)).toBe('rtl');
    expect(await page.locator('main [lang]').count()).toBe(1);
  });
});
