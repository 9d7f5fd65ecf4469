import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { payment as written } from '#compiled';
import { there } from '../support/there';
import { examine, lines } from './support/axe';
import { callsOf, fillIn, openForm, PAYER, pay, valuesOf } from './support/payment';
import { visitQuietly, WINDOWS } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const payment = there(written);

// The drawing of a failed payment is looked at.
const { open } = visitQuietly({ withDrawings: true });
const [PHONE] = WINDOWS;

async function openedForm(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const { page } = await open(options);
  await openForm(page);
  return page;
}

/** The error line of a field, as its control refers to it. */
async function errorOf(page: Page, label: string): Promise<string | undefined> {
  return page.getByLabel(label).evaluate((control) => {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const error = ids.find((id) => id.endsWith('-error'));
    if ((error !== undefined) !== (control.getAttribute('aria-invalid') === 'true')) return 'invalid without an error';
    return error === undefined ? undefined : (document.getElementById(error)?.textContent ?? 'no such element');
  });
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'));
const errorsShown = (page: Page) => page.locator('form [aria-invalid=true]').count();

it('shows what is about to be paid, as it will be sent', async () => {
  const page = await openedForm();
  const total = page.locator('form > p');
  const height = () => total.evaluate((line) => line.getBoundingClientRect().height);
  const empty = await height();
  expect(await total.textContent()).toBe('');
  await page.getByLabel('Amount').fill(' 12.5 ');
  expect(await total.textContent()).toBe('You pay: 12.50 TND');
  expect(await height()).toBe(empty);
  await page.getByLabel('Amount').fill('12,5');
  expect(await total.textContent()).toBe('');
});

it('says what to write to payers with one name, once the last name is missing', async () => {
  const page = await openedForm();
  const hint = page.getByText('If you have only one name, enter it in both fields.');
  expect(await hint.count()).toBe(0);
  const field = page.getByLabel('Last name');
  await field.focus();
  await field.blur();
  expect(await errorOf(page, 'Last name')).toBe('Whoops, last name is required. 😅');
  expect(await field.getAttribute('aria-describedby')).toContain(await hint.getAttribute('id'));
});

describe('the rules of a field', () => {
  // tests/renderer/payment/validate-payment.test.ts tries every rule.
  it.each([
    { label: 'First name', text: 'R2D2', message: 'Only alphabets are allowed' },
    { label: 'Amount', text: '12,5', message: 'Invalid amount. Please enter a valid monetary value.' },
  ])('shows "$message" for $label "$text" after the field was left', async ({ label, text, message }) => {
    const page = await openedForm();
    const field = page.getByLabel(label);
    await field.fill('x');
    await field.fill(text);
    expect(await errorsShown(page)).toBe(0);
    await field.blur();
    expect(await errorOf(page, label)).toBe(message);
    expect(await errorsShown(page)).toBe(1);
    await field.fill(PAYER[label as keyof typeof PAYER]);
    expect(await errorOf(page, label)).toBeUndefined();
  });

  it('requires a currency, and offers only TND, as 788', async () => {
    const page = await openedForm();
    const currency = page.getByLabel('Currency');
    expect(await currency.inputValue()).toBe('788');
    expect(await currency.locator('option').allTextContents()).toEqual(['Choose a currency', 'TND']);
    await currency.focus();
    await currency.selectOption('');
    await currency.blur();
    expect(await errorOf(page, 'Currency')).toBe('Required');
  });
});

describe('a form that is sent', () => {
  it.each([
    ['with nothing in it', {}, 'first_name', 4],
    ['with a wrong amount', { ...PAYER, Amount: '12,5' }, 'amount', 1],
    ['with two mistakes', { ...PAYER, 'Last name': ' ', Amount: 'ten' }, 'last_name', 2],
  ])('%s is not sent, shows all errors, and moves the focus to the first', async (_, values, first, wrong) => {
    const page = await openedForm({ viewport: PHONE });
    const calls = callsOf(page, 'create-payment');
    await fillIn(page, { 'First name': '', 'Last name': '', 'E-mail': '', Amount: '', ...values });
    await page.getByLabel('Amount').press('Enter');
    expect(await focused(page)).toBe(first);
    expect(await errorsShown(page)).toBe(wrong);
    const [bar, field] = await Promise.all([
      page.locator('header').first().boundingBox(),
      page.locator(':focus').boundingBox(),
    ]);
    expect(field?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
    await pay(page);
    expect([await focused(page), calls.length]).toEqual([first, 0]);
  });

  it('is sent by one press, even where leaving a field adds an error line above the button', async () => {
    const page = await openedForm({ viewport: PHONE });
    await page.getByLabel('Amount').fill('12,5');
    await pay(page);
    expect([await errorsShown(page), await focused(page)]).toEqual([4, 'first_name']);
  });

  it.each(['light', 'dark'] as const)('is accessible with errors, in %s colours', async (colorScheme) => {
    // So high that nothing is scrolled under the sticky bar, where axe cannot tell what colour is behind a word.
    const page = await openedForm({ colorScheme, viewport: { width: 1280, height: 1800 } });
    await pay(page);
    const { violations, incomplete } = await examine(page);
    expect([lines(violations), lines(incomplete)]).toEqual([[], []]);
  });
});

describe('before the script has loaded', () => {
  it('sends nothing, and loses nothing that was typed', async () => {
    const { page } = await open();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/chunks/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/pay', { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Élodie');
    await page.getByLabel('Amount').fill('12.5');
    await page.getByLabel('Currency').selectOption('');
    await page.getByLabel('Amount').press('Enter');
    expect(await page.locator('form button').isDisabled()).toBe(true);
    release();
    await page.locator('form button:enabled').waitFor();
    expect(await valuesOf(page)).toEqual(['Élodie', '', '', '12.5', '']);
    expect(await focused(page)).toBe('amount');
    await pay(page);
    expect(await errorOf(page, 'First name')).toBeUndefined();
    expect(await errorOf(page, 'Amount')).toBeUndefined();
    expect(await errorOf(page, 'Currency')).toBe('Required');
  });
});

describe('without JavaScript', () => {
  it('the form says that it needs it, and what to do instead', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/pay');
    const note = page.locator('main noscript');
    expect(await note.locator('p').textContent()).toContain('This form needs JavaScript');
    expect(await note.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/Registration',
      expect.stringMatching(/^mailto:/),
    ]);
    expect(await note.locator('p').isVisible()).toBe(true);
    expect(await page.locator('form button').isDisabled()).toBe(true);
  });

  it('the result says that it needs it', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/Registrationok/17?orderId=1');
    const note = page.locator('main noscript p');
    expect([await note.isVisible(), await note.textContent()]).toEqual([
      true,
      expect.stringContaining('needs JavaScript'),
    ]);
  });
});

it('the failure page shows the picture with its text and what to do next, without a script of its own', async () => {
  const { page } = await open();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await goAndSettle(page, '/attending');
  const ofText = [...scripts].sort();
  scripts.clear();
  await goAndSettle(page, '/Registrationno');
  expect([...scripts].sort()).toEqual(ofText);
  const picture = page.getByRole('img', { name: payment.failure.imageAlt });
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.locator('main').getByRole('link', { name: 'Payment form' }).waitFor();
});
