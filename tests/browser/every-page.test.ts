import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#compiled';
import { isTurnOf, tried } from '../support/rounds';
import { beginVisit, type Visit } from './support/browser';
import { listenForComplaints } from './support/complaints';
import { NOWHERE, VISITED, WITH_EVERY_PART } from './support/page-kinds';
import { readToTheEnd, settled } from './support/settled';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const SECOND_SPELLINGS = routes.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path);

/** Without JavaScript: those that together have every part, and every third of the others, which are made of the same. */
const STILL = tried(
  VISITED,
  VISITED.filter((path, at) => WITH_EVERY_PART.includes(path) || isTurnOf(at, 0, 3)),
).filter((path) => path !== NOWHERE);

/** Their pages are the same bytes as those of the first, which the site's tests prove: a browser opens two. */
const OPENED_TWICE = tried(SECOND_SPELLINGS, SECOND_SPELLINGS.slice(0, 2));

describe.each([
  // The first spelling of each opens in examine.test.ts.
  ['with JavaScript', true, OPENED_TWICE],
  ['without JavaScript', false, [...STILL, ...OPENED_TWICE]],
] as const)('%s', (_, javaScriptEnabled, addresses) => {
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    page = await visit.open({ javaScriptEnabled });
    complaints = listenForComplaints(page, visit.origin);
  });
  afterAll(() => page.context().close());

  it.each(addresses.map((address) => ({ address })))(
    '$address opens without an error in the console',
    async ({ address }) => {
      complaints.length = 0;
      const response = await page.goto(address);
      if (javaScriptEnabled) await readToTheEnd(page);
      expect(response?.status()).toBe(200);
      expect(await page.locator('h1').count()).toBe(1);
      expect(complaints).toEqual([]);
    },
  );

  it('an unknown address shows the error screen, with no other error than its status', async () => {
    complaints.length = 0;
    const response = await page.goto(NOWHERE);
    expect(response?.status()).toBe(404);
    await page.getByText('Oops! Sorry, an unexpected error has occured.').waitFor();
    expect(complaints.filter((complaint) => !/\b404\b/.test(complaint))).toEqual([]);
    expect(complaints.filter((complaint) => complaint.startsWith('status'))).toHaveLength(1);

    // What it offers is near to what was asked for, or is not there.
    const offer = page.getByText('You may be looking for');
    if (javaScriptEnabled) await settled(page);
    expect(await offer.isVisible()).toBe(false);
    await page.goto('/FinalShedule.html');
    if (javaScriptEnabled) await offer.getByRole('link', { name: 'Final schedule' }).waitFor();
    else expect(await offer.isVisible()).toBe(false);
  });
});
