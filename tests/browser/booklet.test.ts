import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();

it('logs that the booklet cannot be downloaded, and shows nothing', async () => {
  const { page, complaints } = await open();
  await goAndSettle(page, '/finalschedule');
  const words = await page.locator('main').textContent();
  await page.route('**/documents/*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Download the conference booklet (PDF)' }).click();
  await expect.poll(() => complaints.join('\n')).toContain('Error downloading PDF:');
  expect(await page.locator('main').textContent()).toBe(words);
  complaints.length = 0;
});

it('says nothing of a booklet that can be downloaded', async () => {
  const { page } = await open();
  await goAndSettle(page, '/finalschedule');
  const asked = page.waitForResponse((response) => response.request().method() === 'HEAD');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the conference booklet (PDF)' }).click(),
  ]);
  expect((await asked).status()).toBe(200);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});
