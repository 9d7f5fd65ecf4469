import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NAVIGATIONS } from './examine/structure';
import { VIEWS } from './examine/views';
import { examine, lines } from './support/axe';
import { beginVisit, type Visit } from './support/browser';
import { listenForComplaints } from './support/complaints';
import { NOWHERE, VISITED } from './support/page-kinds';
import { scrollThrough } from './support/read-to-the-end';
import { chooseTheme, THEMES_IN_USE } from './support/themes';

let visit: Visit;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open();
  complaints = listenForComplaints(page, visit.origin);
});
afterAll(() => visit.end());

// A page is loaded once, shown in every way that there is, and looked at each time by all who have something to say.
describe.each(VISITED)('%s', (path) => {
  let status: number | undefined;
  beforeAll(async () => {
    complaints.length = 0;
    await VIEWS[0]?.show(page);
    status = (await page.goto(path))?.status();
    await page.locator('[data-bar][data-script]').waitFor();
    await scrollThrough(page);
  });

  it(NAVIGATIONS.promise, async () => {
    expect(await NAVIGATIONS.faultsOf(page)).toEqual([]);
  });

  describe.each(VIEWS)('$name', ({ show, leave, examiners }) => {
    beforeAll(() => show(page));
    afterAll(() => leave?.(page));

    it.each(examiners)('$promise', async ({ faultsOf }) => {
      expect(await faultsOf(page)).toEqual([]);
    });
  });

  it('has opened, and borne all of that, without a complaint', () => {
    const itsOwn = (complaint: string) => path === NOWHERE && /\b404\b/.test(complaint);
    expect(status).toBe(path === NOWHERE ? 404 : 200);
    expect(complaints.filter((complaint) => !itsOwn(complaint))).toEqual([]);
  });
});

it.each(THEMES_IN_USE)("axe finds nothing wrong with a phone's menu open, in $name", async ({ system, chosen }) => {
  const viewport = { width: 390, height: 800 };
  const page = await visit.open({ colorScheme: system, reducedMotion: 'reduce', viewport });
  await page.goto('/attending');
  await chooseTheme(page, chosen);
  await page.getByText('Menu', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  expect(lines((await examine(page)).violations)).toEqual([]);
});
