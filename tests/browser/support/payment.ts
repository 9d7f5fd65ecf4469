import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { SANDBOX_API } from '../../../scripts/payment-sandbox/paths';

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

/** The values of the fields, in order. */
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

/** Pays as a browser would, without one, and gives the address of the result. */
export async function payInSandbox(origin: string, email: string): Promise<URL> {
  const { 'First name': first_name, 'Last name': last_name } = PAYER;
  const created = await fetch(`${origin}${SANDBOX_API}/create-payment`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ first_name, last_name, email, amount: 700_000, currency: 788 }),
  });
  const { formUrl }: { formUrl: string } = await created.json();
  const body = new URLSearchParams({ decision: 'approve' });
  const settled = await fetch(formUrl, { method: 'POST', body, redirect: 'manual', headers: { origin } });
  return new URL(settled.headers.get('location') ?? '', formUrl);
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
