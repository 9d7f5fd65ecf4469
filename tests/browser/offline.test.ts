import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import * as content from '#compiled';
import type { SiteContent } from '../../scripts/content/site-content';
import { makeWorker } from '../../scripts/exports/offline/make-worker';
import type { Handler } from '../../scripts/serve/site-server';
import { factsOf, SITE, serveFolder } from '../site/support/serve';
import { beginVisitTo, type Visit } from './support/browser';

/** What the network does to every request, or what it answers at some addresses. */
let network: 'on' | 'off' | 'stalled' = 'on';
const answers = new Map<string, { readonly type: string; readonly text: string }>();

const handler: Handler = (request, response, next) => {
  if (network === 'off') return void request.socket.destroy();
  if (network === 'stalled') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return void response.write('<!DOCTYPE html><html><body><main>half of');
  }
  const answer = answers.get(request.url ?? '');
  if (answer === undefined) return next();
  response.writeHead(200, { 'content-type': answer.type });
  response.end(answer.text);
};

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisitTo(await serveFolder({ dir: SITE, facts: factsOf(SITE), handlers: [handler] }));
});
afterEach(() => {
  network = 'on';
  answers.clear();
});
afterAll(() => visit.end());

/** Waits in the page for what a browser tells only by promises. */
const isKept = (page: Page, path: string) =>
  page.evaluate(async (wanted) => {
    while ((await caches.match(wanted)) === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
  }, path);

/** The grounds of a page that was not kept, and whether its heading and the words below it begin where those of the foot do. */
const groundAndEdges = (page: Page) =>
  page.evaluate(() => {
    const edgeOf = (selector: string) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`no ${selector}`);
      const { paddingInlineStart } = getComputedStyle(element);
      return Math.round(element.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart));
    };
    const groundOf = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element).backgroundColor;
    };
    const edges = ['main h1', 'main h1 + *', 'body > footer > div'].map(edgeOf);
    return {
      heading: groundOf('main h1'),
      belowHeading: groundOf('main [data-not-kept]'),
      aligned: new Set(edges).size === 1 || edges.join(),
    };
  });

const note = (page: Page) => page.locator('[data-as-of]');

it('caches the program at the first visit, within its budget, and shows it without a network', async () => {
  const context = await visit.openContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/attending');
  await isKept(page, '/papers/239');
  const bytes = await page.evaluate(async () => {
    const sizes = (await caches.keys()).map(async (name) => {
      const cache = await caches.open(name);
      const kept = await Promise.all((await cache.keys()).map((key) => cache.match(key)));
      return Promise.all(kept.map(async (response) => (await response?.blob())?.size ?? 0));
    });
    return (await Promise.all(sizes)).flat().reduce((sum, size) => sum + size, 0);
  });
  expect(bytes).toBeLessThanOrEqual(3_000_000);

  network = 'off';
  await page.goto('/papers/239');
  expect(await note(page).textContent()).toMatch(/^Offline\. Last updated: \d{2}:\d{2}/);
  await page.getByRole('button', { name: 'Add to my program' }).click();
  await page.goto('/my-programme');
  await page.getByRole('link', { name: /^Weakly supervised/ }).waitFor();
  await page.goto('/search?q=lung');
  await page.getByRole('link', { name: /^Weakly supervised/ }).waitFor();
  await page.goto('/people/fatma-jendoubi');
  const notKept = page.getByRole('heading', { name: 'This page is not available offline.' });
  await notKept.waitFor();
  expect(await groundAndEdges(page)).toMatchObject({ belowHeading: 'rgba(0, 0, 0, 0)', aligned: true });
  await page.emulateMedia({ media: 'print' });
  expect(await groundAndEdges(page)).toMatchObject({ heading: 'rgba(0, 0, 0, 0)', aligned: true });
  await page.emulateMedia({ media: 'screen' });
  await expect(page.goto('/pay')).rejects.toThrow();
  // Chromium's own page for it comes after the failure is told, and would interrupt what follows.
  await page.waitForURL('chrome-error://chromewebdata/');

  // While the network answers, what it says is shown, and what was kept is shown no more.
  network = 'on';
  answers.set('/papers/239', { type: 'text/html; charset=utf-8', text: '<!DOCTYPE html><main>Moved</main>' });
  await page.goto('/papers/239');
  expect(await page.locator('main').textContent()).toBe('Moved');

  network = 'stalled';
  await page.goto('/papers/239');
  await note(page).waitFor();
  expect(await page.locator('main').textContent()).toContain('Moved');
}, 60_000);

it('a conference that switches caching off removes all that was cached', async () => {
  const context = await visit.openContext({ serviceWorkers: 'allow', locale: 'fr' });
  const page = await context.newPage();
  await page.goto('/attending');
  await isKept(page, '/my-programme');
  const { conference } = content;
  const features = { ...conference.features, offline: false };
  // The modules of the sample are its content, of which a worker that goes reads no more than this.
  const site = { content: { ...content, conference: { ...conference, features } }, routes: content.routes };
  const text = await makeWorker(site as unknown as SiteContent);
  answers.set('/sw.js', { type: 'text/javascript', text });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await page.evaluate(async () => {
    const isThere = async () =>
      (await caches.keys()).length > 0 || (await navigator.serviceWorker.getRegistration()) !== undefined;
    while (await isThere()) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});
