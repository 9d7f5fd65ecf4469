import { describe, expect, it } from 'vitest';
import { payment as written } from '#compiled';
import { there } from '../support/there';
import { callsOf, faulty, fillIn, forgive, goToCardPage, openForm, PAYER, pay, valuesOf } from './support/payment';
import { visitQuietly } from './support/quiet-visit';

const payment = there(written);

const { open, openFrozen } = visitQuietly();
const { failures } = payment.form;

const VALUES = [...Object.values(PAYER), '788'];

describe('a payment', () => {
  it('is asked for with exactly the five fields, and ends with the result when it is approved', async () => {
    const { page } = await open();
    const calls = callsOf(page, 'create-payment');
    await goToCardPage(page, { Amount: '12.5' });
    expect(calls.map((call) => call.postDataJSON())).toEqual([
      { first_name: 'Élodie', last_name: 'Ben Youssef', email: 'elodie@example.org', amount: 12_500, currency: 788 },
    ]);
    expect(calls[0]?.headers()['idempotency-key']).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    await page.getByText('12.500 TND').waitFor();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL(/\/Registrationok\/[^/]+\?orderId=.+&lang=en$/);
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    expect((await page.locator('main dd').allTextContents()).slice(0, 3)).toEqual([
      'elodie@example.org',
      '12.50 TND',
      'Tunisian dinar (TND)',
    ]);
    const receipt = page.locator('h3:text("Receipt") + dl');
    await receipt.getByText('twelve, 500/1000 (Tunisian dinar)').waitFor();
    expect(await receipt.locator('dt').allTextContents()).toEqual([
      'Amount in words',
      'Paid by',
      'Paid to',
      'Conference',
      'Order number',
      'Date',
    ]);
    await page.reload();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
  });

  it.each(['Decline', 'Cancel'])('ends on the failure page: %s', async (button) => {
    const { page } = await open();
    await goToCardPage(page);
    await page.getByRole('button', { name: button }).click();
    await page.waitForURL('/Registrationno');
    await page.getByRole('img', { name: payment.failure.imageAlt }).waitFor();
  });
});

describe('while a payment is being started', () => {
  it('the button says so until the page is left, and further presses do nothing', async () => {
    const { page } = await open();
    const calls = callsOf(page, 'create-payment');
    // An answer that leaves the browser where it is: nothing else tells the page how long leaving takes.
    await page.route('**/card/**', (route) => route.fulfill({ status: 204 }));
    await openForm(page);
    await fillIn(page, faulty('delay-300'));
    const button = page.locator('form button');
    await button.dblclick();
    await page.getByLabel('Amount').press('Enter');
    await page.getByLabel('Amount').press('Enter');
    expect([await button.textContent(), await button.getAttribute('aria-busy')]).toEqual([
      payment.form.sending,
      'true',
    ]);
    await page.getByRole('status').getByText(payment.form.redirecting).waitFor();
    await page.getByLabel('Amount').press('Enter');
    await button.click({ force: true });
    expect([await button.textContent(), await button.getAttribute('aria-busy')]).toEqual([
      payment.form.sending,
      'true',
    ]);
    expect(calls).toHaveLength(1);
  });

  it('the fields cannot be changed', async () => {
    const { page } = await open();
    // The answer waits until the form has been looked at, however long that takes.
    let letGo = () => {};
    const looked = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(/create-payment/, async (route) => {
      await looked;
      await route.continue();
    });
    await openForm(page);
    await fillIn(page);
    await pay(page);
    await page.getByLabel('Amount').press('9');
    expect(await page.getByLabel('Amount').inputValue()).toBe('700');
    letGo();
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
  });
});

describe('a payment that cannot be started', () => {
  it.each([
    { fault: 'http-500', failure: 'server' },
    { fault: 'http-422', failure: 'refused' },
    { fault: 'drop', failure: 'network' },
    { fault: 'no-form-url', failure: 'malformed' },
    { fault: 'form-url-foreign', failure: 'refusedAddress' },
  ] as const)('is logged once, shown in a toast and under the form, and loses nothing: $fault', async (row) => {
    const { fault, failure } = row;
    const { page, complaints } = await open();
    await openForm(page);
    await fillIn(page, faulty(fault));
    await pay(page);
    const { message } = failures[failure];
    await page.locator('.Toastify').getByText(message).waitFor();
    // Screen readers hear the longer of the two.
    expect(await page.getByRole('alert').allTextContents()).toEqual([expect.stringContaining(message)]);
    expect(await page.locator('.Toastify').getByRole('group').ariaSnapshot()).not.toContain(message);
    const notice = page.locator('form').getByRole('alert');
    expect(await notice.locator('p').first().textContent()).toBe(message);
    expect(await notice.locator('p').count()).toBeGreaterThan(1);
    expect(await notice.getByRole('link').count()).toBeGreaterThan(0);
    expect(await valuesOf(page)).toEqual([...VALUES.slice(0, 2), faulty(fault)['E-mail'], ...VALUES.slice(3)]);
    const button = page.locator('form button');
    expect([await button.textContent(), await button.getAttribute('aria-busy')]).toEqual([
      payment.form.button,
      'false',
    ]);
    expect(new URL(page.url()).pathname).toBe('/pay');
    forgive(complaints, new RegExp(`^console error: The payment could not be started \\(${failure}\\)\\.`));
  });

  it('after 15 seconds without an answer, says that the outcome is unknown and how to check', async () => {
    const { page, complaints } = await openFrozen('2023-10-01T12:00:00Z');
    await page.goto('/pay');
    // The form comes to life when the browser is idle.
    await page.clock.runFor(2000);
    await page.locator('form button:enabled').waitFor();
    await fillIn(page, faulty('delay-60000'));
    await Promise.all([page.waitForRequest('**/create-payment'), pay(page)]);
    await page.clock.runFor(14_900);
    expect(await page.locator('form button').getAttribute('aria-busy')).toBe('true');
    await page.clock.runFor(100);
    const notice = page.locator('form').getByRole('alert');
    await notice.getByText(failures.timeout.message).waitFor();
    expect(await notice.textContent()).toMatch(/We do not know whether .* before you pay\s+again, look for/s);
    forgive(complaints, /^console error: The payment could not be started \(timeout\)\./);
  });

  it('is shown under the form even if nothing else can be loaded', async () => {
    const { page, complaints } = await open();
    await openForm(page);
    await fillIn(page);
    await page.context().setOffline(true);
    await pay(page);
    await page.locator('form').getByRole('alert').getByText(failures.network.message).waitFor();
    await page.context().setOffline(false);
    expect(complaints.filter((complaint) => complaint.includes('could not be started'))).toHaveLength(1);
    complaints.length = 0;
  });

  it('can succeed at the second press', async () => {
    const { page, complaints } = await open();
    await openForm(page);
    await fillIn(page, faulty('http-503', 'once'));
    await pay(page);
    const notice = page.locator('form').getByRole('alert');
    await notice.getByText(failures.server.message).waitFor();
    await pay(page);
    await page.getByRole('heading', { name: 'Card payment' }).waitFor();
    forgive(complaints, /could not be started/);
  });
});
