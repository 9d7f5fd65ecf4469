import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tried } from '../support/rounds';
import { bringToLife } from './support/bring-to-life';
import { PAGE_KINDS, SCRIPTED } from './support/page-kinds';
import { visitQuietly, WINDOWS } from './support/quiet-visit';

const { open } = visitQuietly();
const [PHONE] = WINDOWS;

const SCRIPTS = '**/assets/**/*.js';
const STORING = tried(PAGE_KINDS, SCRIPTED);

const note = (page: Page) => page.getByText('This part of the page did not load.');
const isAlive = (page: Page) => page.locator('[data-island=PaymentFormScreen][data-live]').waitFor();

/** Advances the clock by the time that a page has for hydration. */
const letTimePass = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });

/** As after a new deployment: what other pages asked for is still in the browser's cache, what is new to it is gone. */
async function loseOtherScripts(page: Page): Promise<void> {
  const cached = new Set<string>();
  page.on('request', (request) => cached.add(request.url()));
  await page.goto('/callForPapers');
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  await page.route(SCRIPTS, (route) =>
    cached.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  );
}

/** What a page may complain of where a file does not come: the browser's words and ours, once for each part. */
function forgiveMissingFiles(complaints: string[]): string[] {
  const browsers = /^(status 404|failed): \S+\/assets\/|^console error: Failed to load resource/;
  const ours = complaints.filter((complaint) => !browsers.test(complaint));
  complaints.length = 0;
  return ours;
}

describe('after a new deployment, when an open page names files that no longer exist,', () => {
  it('says that the form has not loaded, and a reload loads it', async () => {
    const { page, complaints } = await open();
    await loseOtherScripts(page);
    await page.goto('/pay');
    // At once, not after the time that a page has for hydration.
    await page.locator('[data-island][data-failed]').waitFor({ state: 'attached' });
    expect(await note(page).isVisible()).toBe(true);
    expect(await page.locator('form button').isDisabled()).toBe(true);
    expect(await page.locator('footer a[href^=mailto]').count()).toBeGreaterThan(0);
    expect(forgiveMissingFiles(complaints)).toEqual([
      expect.stringMatching(/The interactive part "PaymentFormScreen" could not be loaded\./),
    ]);

    await page.unroute(SCRIPTS);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await isAlive(page);
    expect(await note(page).isVisible()).toBe(false);
  });

  it('keeps the payment’s id when the result is reloaded', async () => {
    const { page, complaints } = await open();
    await loseOtherScripts(page);
    await page.goto('/Registrationok/nobody?orderId=7&lang=en');
    await note(page).waitFor();
    forgiveMissingFiles(complaints);
    await page.unroute(SCRIPTS);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await page.getByRole('heading', { name: 'Payment not found' }).waitFor();
    expect(new URL(page.url()).search).toBe('?orderId=7&lang=en');
  });
});

describe('where scripts are blocked and JavaScript is on', () => {
  it('the form says after a while that it has not loaded, and loads when they are allowed', async () => {
    const { page, complaints } = await open();
    await page.route(SCRIPTS, (route) => route.abort('blockedbyclient'));
    await page.goto('/pay');
    expect(await note(page).isVisible()).toBe(false);
    await letTimePass(page);
    await note(page).waitFor();
    expect(forgiveMissingFiles(complaints)).toEqual([]);
    await page.unroute(SCRIPTS);
    await page.getByRole('link', { name: 'Reload the page' }).click();
    await isAlive(page);
    await letTimePass(page);
    expect(await note(page).isVisible()).toBe(false);
  });
});

describe('where the browser allows no storage', () => {
  it('pages open without an error, and the form is hydrated', async () => {
    const { page, complaints } = await open();
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    for (const address of STORING) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/pay');
    await isAlive(page);
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/\b404\b/.test(complaint)));
  });
});

describe('without a network after the page has loaded', () => {
  it('the home page stays readable to its end, and a reload with a network hydrates its parts', async () => {
    const { page, complaints } = await open();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    for (const id of ['topics', 'committees', 'footer']) {
      await page.locator(`#${id}`).scrollIntoViewIfNeeded();
      expect(await page.locator(`#${id} :is(h2, h3)`).first().isVisible()).toBe(true);
    }
    await page.context().setOffline(false);
    complaints.length = 0;
    await page.reload();
    await page.locator('#committees').scrollIntoViewIfNeeded();
    await bringToLife(page, 'CommitteesAccordion');
  });
});

describe('on a slow network (400 kbit/s, 400 ms)', () => {
  it('the form can be read before its script has loaded, is then hydrated, and shows no failure', async () => {
    const { page } = await open({ viewport: PHONE });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await page.goto('/pay', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByLabel('First name').fill('Élodie');
    expect(await note(page).isVisible()).toBe(false);
    // A font that arrives late may move the form, too.
    await page.evaluate(async () => void (await document.fonts.ready));
    const before = await page.getByLabel('First name').boundingBox();
    await isAlive(page);
    expect(await note(page).isVisible()).toBe(false);
    expect(await page.getByLabel('First name').boundingBox()).toEqual(before);
    expect(await page.getByLabel('First name').inputValue()).toBe('Élodie');
  });
});
