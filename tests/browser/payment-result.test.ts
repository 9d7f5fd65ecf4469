import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payment as written } from '#compiled';
import { SANDBOX_API } from '../../scripts/payment-sandbox/paths';
import { there } from '../support/there';
import { examine, lines } from './support/axe';
import { callsOf, faulty, forgive, PAYER } from './support/payment';
import { visitQuietly } from './support/quiet-visit';

const payment = there(written);

const { open, openFrozen } = visitQuietly();
const { result: texts } = payment;

const heading = (page: Page) => page.locator('main h2');
const factsOf = (page: Page) => page.locator('main dd').allTextContents();

/** Pays with these faults, as a browser would, and gives the address of the result. */
async function addressOfPaid(page: Page, ...faults: string[]): Promise<URL> {
  const { request } = page.context();
  const { 'E-mail': email } = { ...PAYER, ...(faults.length > 0 && faulty(...faults)) };
  const asked = { first_name: 'Élodie', last_name: 'Ben Youssef', email, amount: 700_000, currency: 788 };
  const created = await request.post(`${SANDBOX_API}/create-payment`, { data: asked });
  const { formUrl } = await created.json();
  const settled = await request.post(formUrl, { form: { decision: 'approve' }, maxRedirects: 0 });
  return new URL(settled.headers().location ?? '', formUrl);
}

describe('the result of a payment', () => {
  it('says "Loading..." until the service has answered', async () => {
    const { page } = await open();
    const address = await addressOfPaid(page, 'info-delay-500');
    await page.goto(address.href);
    expect(await page.getByRole('status').textContent()).toBe('Loading...');
    await heading(page).getByText('Payment Successful').waitFor();
  });

  it.each([
    ['info-status-0', texts.statuses.unpaid.heading],
    ['info-status-1', texts.statuses.held.heading],
    ['info-status-2', 'Payment Successful'],
    ['info-status-3', texts.statuses.cancelled.heading],
    ['info-status-4', texts.statuses.refunded.heading],
    ['info-status-5', texts.statuses.authenticating.heading],
    ['info-status-6', texts.statuses.declined.heading],
    ['info-status-9', texts.statuses.unknown.heading],
    ['info-no-status', 'Payment Successful'],
    ['info-unknown', 'Payment not found'],
  ])('with %s is headed "%s"', async (fault, words) => {
    const { page } = await open();
    await page.goto((await addressOfPaid(page, fault)).href);
    await heading(page).waitFor();
    expect(await heading(page).allTextContents()).toEqual([words]);
    // Who has paid also gets the facts of a receipt.
    const receipt = words === 'Payment Successful' ? 6 : 0;
    await expect.poll(() => factsOf(page)).toHaveLength(fault === 'info-unknown' ? 0 : 3 + receipt);
  });

  it.each([
    ['repeated parameters', (address: URL) => `${address.href}&${address.searchParams}`],
    ['empty parameters before', (address: URL) => `${address.pathname}?orderId=&lang=&${address.searchParams}`],
    ['no language', (address: URL) => `${address.pathname}?orderId=${address.searchParams.get('orderId')}`],
    ['a fragment', (address: URL) => `${address.href}#main`],
  ])('is found with %s', async (_, change) => {
    const { page } = await open();
    await page.goto(change(await addressOfPaid(page)));
    await heading(page).getByText('Payment Successful').waitFor();
  });

  it.each(['light', 'dark'] as const)('is accessible in %s colours, found or not', async (colorScheme) => {
    const { page } = await open({ colorScheme });
    for (const address of [(await addressOfPaid(page)).href, '/Registrationok/nobody?orderId=1']) {
      await page.goto(address);
      await heading(page).waitFor();
      const { violations, incomplete } = await examine(page);
      expect([lines(violations), lines(incomplete)]).toEqual([[], []]);
    }
  });
});

describe('on a host without rewrites, which answers with the error screen,', () => {
  const withoutRewrites = (page: Page) =>
    page.route('**/Registrationok/*?*', async (route) => {
      const response = await route.fetch({ url: new URL('/nowhere', route.request().url()).href });
      await route.fulfill({ response });
    });

  it('the result is shown all the same', async () => {
    const { page, complaints } = await open();
    const address = await addressOfPaid(page);
    await withoutRewrites(page);
    await page.goto(address.href);
    await heading(page).getByText('Payment Successful').waitFor();
    expect([page.url(), await page.title()]).toEqual([address.href, expect.stringMatching(/^Payment result/)]);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});

describe('an address that names no payment', () => {
  it.each([
    ['no id', '/Registrationok'],
    ['an unknown id', '/Registrationok/nobody?orderId=1&lang=en'],
    ['an id alone', '/Registrationok/nobody'],
    [
      'markup',
      '/Registrationok/%3Cimg%20src=x%20onerror=alert(1)%3E?orderId=%3Cscript%3Ealert(1)%3C/script%3E&lang=%22%3E',
    ],
    ['an encoded question mark', '/Registrationok/a%3ForderId=1%23?orderId=1'],
    ['percent signs', '/Registrationok/%2525252e?orderId=1'],
    ['other scripts', '/Registrationok/دفع?orderId=١&lang=ar'],
    ['a very long id', `/Registrationok/${'x'.repeat(4000)}?orderId=1`],
    ['a very long order', `/Registrationok/17?orderId=${'x'.repeat(4000)}`],
    ['a very long language', `/Registrationok/17?orderId=1&lang=${'x'.repeat(4000)}`],
    ['more path', '/Registrationok/17/receipt?orderId=1'],
    ['the name of its file', '/Registrationok/index.html'],
  ])('says "Payment not found" and does no harm: %s', async (_, address) => {
    const { page } = await open();
    page.on('dialog', () => expect.unreachable('a script ran'));
    await page.goto(address);
    await heading(page).waitFor();
    expect(await heading(page).allTextContents()).toEqual(['Payment not found']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
});

describe('a result that cannot be looked up', () => {
  it.each(['info-malformed', 'info-http-400'])(
    'is logged once and told, with a way to try again: %s',
    async (fault) => {
      const { page, complaints } = await open();
      const address = await addressOfPaid(page, fault, 'once');
      await page.goto(address.href);
      await page.getByRole('status').getByText(texts.failed.message).waitFor();
      forgive(complaints, /^console error: The payment could not be looked up\./);
      await page.getByRole('button', { name: texts.retry }).click();
      await heading(page).getByText('Payment Successful').waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    },
  );

  it.each(['info-http-500', 'info-drop'])('is asked for again by itself before it is told: %s', async (fault) => {
    const { page, complaints } = await open();
    const address = await addressOfPaid(page, fault);
    const calls = callsOf(page, 'payment-info');
    await page.goto(address.href);
    await page.getByText(texts.failed.message).waitFor();
    // Where a connection is dropped, the browser itself may ask once more on a new one.
    expect([3, fault === 'info-drop' ? 4 : 3]).toContain(calls.length);
    forgive(complaints, /^console error: The payment could not be looked up\./);
  });

  it('is given up after ten seconds without an answer, three times', async () => {
    const { page } = await open();
    const address = await addressOfPaid(page, 'info-delay-60000');
    const { page: frozen, complaints } = await openFrozen('2023-10-01T12:00:00Z');
    const asked = () => frozen.waitForRequest('**/payment-info/**');
    const calls = callsOf(frozen, 'payment-info');
    await frozen.goto(address.href);
    // The screen comes to life when the browser is idle.
    await Promise.all([asked(), frozen.clock.runFor(2000)]);
    for (const pause of [1000, 2000]) {
      await frozen.clock.runFor(10_000);
      const again = asked();
      await frozen.clock.runFor(pause);
      await again;
    }
    await frozen.clock.runFor(9000);
    expect(await frozen.getByRole('status').textContent()).toBe(texts.loading);
    await frozen.clock.runFor(1000);
    await frozen.getByText(texts.failed.message).waitFor();
    expect(calls).toHaveLength(3);
    forgive(complaints, /^console error: The payment could not be looked up\./);
  });
});
