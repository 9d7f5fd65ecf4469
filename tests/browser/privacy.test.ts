import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { PAGE_KINDS } from './support/page-kinds';
import { goToCardPage } from './support/payment';

let visit: Visit;
let page: Page;
/** Requests to other hosts, and answers that set a cookie. */
const traces: string[] = [];
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open();
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== visit.origin) traces.push(`another host: ${request.url()}`);
  });
  page.on('response', async (response) => {
    if ((await response.headersArray()).some(({ name }) => name.toLowerCase() === 'set-cookie')) {
      traces.push(`cookie: ${response.url()}`);
    }
  });
});
afterAll(() => visit.end());

/** Everything in which a page of this site could keep something. */
const keptIn = async (page: Page) => ({
  cookies: await page.context().cookies(),
  ...(await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }))),
});

const NOTHING = { cookies: [], local: {}, session: {}, databases: [], caches: [], workers: 0 };

it.each(PAGE_KINDS)('who reads %s leaves no trace: nothing is stored, nobody else is asked', async (path) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(await keptIn(page)).toEqual(NOTHING);
  expect(traces).toEqual([]);
});

it('a payment stores nothing, and goes to the payment service alone', async () => {
  await goToCardPage(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/Registrationok/**');
  await page.getByText('Payment Successful').waitFor();
  expect(await keptIn(page)).toEqual(NOTHING);
  expect(traces).toEqual([]);
});
