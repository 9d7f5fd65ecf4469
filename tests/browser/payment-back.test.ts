import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { payment as written } from '#compiled';
import { there } from '../support/there';
import { KEEPING_PAGES, launchBrowser } from './support/browser';
import { callsOf, goToCardPage, PAYER, pay, valuesOf } from './support/payment';

const payment = there(written);

describe.each([
  { kept: true, name: 'that keeps the page as it was left' },
  { kept: false, name: 'that loads the page anew' },
])('coming back from the card page, in a browser $name,', ({ kept }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser(kept ? KEEPING_PAGES : {});
  });
  afterAll(() => browser.close());

  it('finds the form filled in, and starts the same payment at the next press', async () => {
    const page = await browser.newPage({ baseURL: inject('payingSite') });
    const restored: string[] = [];
    page.on('console', (message) => restored.push(message.text()));
    await page.addInitScript(() => addEventListener('pageshow', ({ persisted }) => persisted && console.info('kept')));
    const calls = callsOf(page, 'create-payment');
    await goToCardPage(page);
    // Playwright's own way back waits for a page that is loaded anew. The call must have returned before the page goes.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/pay');
    await page.locator('form button:enabled[aria-busy=false]').waitFor();
    expect(restored).toEqual(kept ? ['kept'] : []);
    expect(await valuesOf(page)).toEqual([...Object.values(PAYER), '788']);
    expect(await page.locator('form button').textContent()).toBe(payment.form.button);
    expect(await page.locator('form').getByRole('status').allTextContents()).toEqual(['']);
    await pay(page);
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
    const [first, second] = calls.map((call) => call.headers()['idempotency-key']);
    expect([calls.length, second === first]).toEqual([2, true]);
    expect(calls[1]?.postData()).toBe(calls[0]?.postData());

    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('Payment Successful').waitFor();
    await goToCardPage(page);
    expect([calls.length, calls[2]?.headers()['idempotency-key'] === first]).toEqual([3, false]);
  });
});
