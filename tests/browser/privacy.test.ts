import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { goToCardPage } from './support/payment';
import { followTraces } from './support/traces';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

// What reading alone leaves behind, first-visit.test.ts tells.
it('a payment stores nothing, and goes to the payment service alone', async () => {
  const page = await visit.open();
  const traces = followTraces(page, visit.origin);
  await goToCardPage(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/Registrationok/**');
  await page.getByText('Payment Successful').waitFor();
  expect(await traces()).toEqual([]);
});
