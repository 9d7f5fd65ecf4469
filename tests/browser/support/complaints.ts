import type { Page } from 'playwright-core';

/** What the browser logs where a test blocks service workers (`browser.ts`). */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/**
 * Listens to everything a browser may complain about while it shows a page: errors and warnings in the console (a
 * violation of the content security policy is one), exceptions, requests that fail, answers that say no, and requests
 * to another host.
 */
export function listenForComplaints(page: Page, origin: string): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text() === BLOCKED) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message }) => {
    // Chromium's own: the page that is gone to, or the moment, did not let the two pages pass into each other.
    if (!/^Transition was (?:aborted|skipped)/.test(message)) complaints.push(`exception: ${message}`);
  });
  page.on('requestfailed', (request) => {
    const problem = request.failure()?.errorText;
    // Leaving a page stops what it was loading; nobody needs to fix that.
    if (problem !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${problem}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`status ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`another host: ${request.url()}`);
  });
  return complaints;
}
