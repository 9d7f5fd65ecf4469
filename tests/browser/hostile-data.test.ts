import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from '../site/support/copy-of-project';
import { type ServedSite, serveSite } from '../site/support/serve';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './support/browser';
import { ARABIC_NAME, ARABIC_TITLE, LONG_NAME, writeHostileData } from './support/hostile-data';
import { beyondTheEdge, beyondTheirBoxes } from './support/overflow';

let copy: ProjectCopy;
let site: ServedSite;
let browser: Browser;
beforeAll(async () => {
  copy = copyProject();
  const data = join(copy.dir, 'hostile-data');
  writeHostileData(join(copy.dir, 'data'), data);
  await copy.build({ env: { CONTENT_DATA: data } });
  site = await serveSite(copy.site);
  browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  copy?.remove();
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

describe.each([320, 1280])('data of any length, in a window of %i px', (width) => {
  let page: Page;
  beforeAll(async () => {
    const viewport = { width, height: 800 };
    page = await browser.newPage({ baseURL: site.origin, viewport, reducedMotion: 'reduce' });
  });

  it.each(PATHS)('no word of %s leaves its box, and nothing scrolls sideways', async (path) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
    expect(await page.evaluate(beyondTheirBoxes)).toEqual([]);
  });

  it('shows all two hundred members of a committee, long and Arabic names in their own direction', async () => {
    await page.goto('/steeringCommittee');
    const names = page.locator('main bdi');
    expect(await names.count()).toBe(200);
    const directions = await names.evaluateAll((found) =>
      found.map((name) => [name.textContent?.replace(/ \d+$/, ''), getComputedStyle(name).direction]),
    );
    expect(directions).toContainEqual([LONG_NAME, 'ltr']);
    expect(directions).toContainEqual([ARABIC_NAME, 'rtl']);
  });

  it('marks a title in another language, which runs its own way', async () => {
    await page.goto('/finalschedule');
    const title = page.getByText(ARABIC_TITLE, { exact: true });
    expect(await title.getAttribute('lang')).toBe('ar');
    expect(await title.evaluate((words) => getComputedStyle(words).direction)).toBe('rtl');
    expect(await page.locator('main [lang]').count()).toBe(1);
  });
});
