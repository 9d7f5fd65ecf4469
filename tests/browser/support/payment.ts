import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** What a visitor enters; each test changes what it is about. */
export const PAYER = {
  'First name': 'Élodie',
  'Last name': 'Ben Youssef',
  'E-mail': 'elodie@example.org',
  Amount: '700',
};

/** An e-mail address that asks the sandbox for a fault (scripts/payment-sandbox/faults.ts). */
export const faulty = (...faults: readonly string[]) => ({ 'E-mail': `fault+${faults.join('+')}@example.org` });

/** Opens the form and waits until it is alive. */
export async function openForm(page: Page): Promise<void> {
  await page.goto('/pay');
  await page.locator('form button:enabled').waitFor();
}

export async function fillIn(page: Page, changes: Partial<typeof PAYER> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...PAYER, ...changes })) await page.getByLabel(label).fill(value);
}

/** What stands in the fields, in their order. */
export const valuesOf = (page: Page) =>
  page.locator('form').evaluate((form: HTMLFormElement) => [...new FormData(form).values()]);

export const pay = (page: Page) => page.locator('form button').click();

/** Fills the form in and pays, as far as the card provider's page. */
export async function goToCardPage(page: Page, changes: Partial<typeof PAYER> = {}): Promise<void> {
  await openForm(page);
  await fillIn(page, changes);
  await pay(page);
  await page.getByRole('heading', { name: 'Card payment' }).waitFor();
}

/** Collects the requests to one of the payment service's calls. */
export function callsOf(page: Page, call: 'create-payment' | 'payment-info'): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/api/${call}`)) calls.push(request);
  });
  return calls;
}

/** Takes a failed call out of what a page complained of: what the browser says of it, and our own words, logged once. */
export function forgive(complaints: string[], logged: RegExp): void {
  const ours = complaints.filter((complaint) => logged.test(complaint));
  expect(ours).toHaveLength(1);
  const browsers = /^(status \d+|failed): \S+\/api\/|^console error: Failed to load resource/;
  const others = complaints.filter((complaint) => !(ours.includes(complaint) || browsers.test(complaint)));
  complaints.splice(0, complaints.length, ...others);
}
