import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { payment as written } from '#compiled';
import { there } from '../support/there';
import { examine, lines } from './support/axe';
import { faulty, forgive, PAYER, payInSandbox } from './support/payment';
import { visitQuietly } from './support/quiet-visit';

const payment = there(written);

const { open } = visitQuietly();
const { result: texts } = payment;

const heading = (page: Page) => page.locator('main h2');
const factsOf = (page: Page) => page.locator('main dd').allTextContents();

/** Pays with these faults, and gives the address of the result. */
const addressOfPaid = (...faults: readonly string[]): Promise<URL> =>
  payInSandbox(inject('payingSiteWithoutDrawings'), faults.length > 0 ? faulty(...faults)['E-mail'] : PAYER['E-mail']);

describe('the result of a payment', () => {
  it('says "Loading..." until the service has answered', async () => {
    const { page } = await open();
    const address = await addressOfPaid('info-delay-500');
    await page.goto(address.href);
    expect(await page.getByRole('status').textContent()).toBe('Loading...');
    await heading(page).getByText('Payment Successful').waitFor();
  });

  it.each([
    ['info-status-2', 'Payment Successful'],
    ['info-status-6', texts.statuses.declined.heading],
    ['info-no-status', 'Payment Successful'],
    ['info-unknown', 'Payment not found'],
  ])('with %s is headed "%s"', async (fault, words) => {
    const { page } = await open();
    await page.goto((await addressOfPaid(fault)).href);
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
  ])('is found for %s', async (_, change) => {
    const { page } = await open();
    await page.goto(change(await addressOfPaid()));
    await heading(page).getByText('Payment Successful').waitFor();
  });

  it.each(['light', 'dark'] as const)('is accessible in %s colours, found or not', async (colorScheme) => {
    const { page } = await open({ colorScheme });
    for (const address of [(await addressOfPaid()).href, '/Registrationok/nobody?orderId=1']) {
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
    const address = await addressOfPaid();
    await withoutRewrites(page);
    await page.goto(address.href);
    await heading(page).getByText('Payment Successful').waitFor();
    expect([page.url(), await page.title()]).toEqual([address.href, expect.stringMatching(/^Payment result/)]);
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});

describe('an address that names no payment', () => {
  it.each([
    ['an id alone', '/Registrationok/nobody'],
    [
      'markup',
      '/Registrationok/%3Cimg%20src=x%20onerror=alert(1)%3E?orderId=%3Cscript%3Ealert(1)%3C/script%3E&lang=%22%3E',
    ],
    ['a very long id', `/Registrationok/${'x'.repeat(4000)}?orderId=1`],
    ['the name of a file', '/Registrationok/index.html'],
  ])('shows "Payment not found" and nothing else: %s', async (_, address) => {
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
    'is logged once and shown, with a button to try again: %s',
    async (fault) => {
      const { page, complaints } = await open();
      const address = await addressOfPaid(fault, 'once');
      await page.goto(address.href);
      await page.getByRole('status').getByText(texts.failed.message).waitFor();
      forgive(complaints, /^console error: The payment could not be looked up\./);
      await page.getByRole('button', { name: texts.retry }).click();
      await heading(page).getByText('Payment Successful').waitFor();
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
    },
  );
});
