import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';

const { open } = visitQuietly();

const PAPER = 'Weakly supervised segmentation of lung lesions in chest radiographs from three regional hospitals';

it('shows starred entries in the program of this device, and exports them as a calendar, a file and a link', async () => {
  const { page } = await open({ acceptDownloads: true });
  // As long as nothing is starred, nothing is offered that cannot be done; there is a way to what can be starred.
  await page.goto('/my-programme');
  const main = page.locator('main');
  await main.getByText('Nothing is in your program yet').waitFor();
  expect(await main.getByRole('button').allTextContents()).toEqual(['Open a saved file']);
  await main.getByRole('link', { name: 'Final schedule' }).click();
  await page.waitForURL('**/finalschedule');

  await page.goto('/papers/239');
  const star = page.getByRole('button', { name: `In my program: ${PAPER}` });
  await star.click();
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  await page.getByText('Nobody else sees it').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await star.getAttribute('aria-pressed')).toBe('false');
  expect(await star.evaluate((button) => button === document.activeElement)).toBe(true);
  await star.click();
  await page.goto('/finalschedule');
  await page.locator('#keynote-2 [data-star] > button').first().click();

  await page.goto('/my-programme');
  await page.getByRole('link', { name: PAPER }).waitFor();
  expect(await page.locator('main').getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Wednesday, December 13',
    'Thursday, December 14',
  ]);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const events = readFileSync(await calendar.path(), 'utf8').match(/^UID:[^.]+/gm);
  expect(events).toEqual(['UID:session-oral-1', 'UID:session-keynote-2']);

  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();

  const other = await open({ locale: 'en-GB' });
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'A program shared with you' }).waitFor();
  await other.page.getByText('In the shared program').first().waitFor();
  await other.page.getByRole('button', { name: 'Add all to my program' }).click();
  await other.page.getByRole('button', { name: 'Remove: Keynote 2' }).click();
  await other.page.getByText('Removed from my program: Keynote 2').waitFor();
  await other.page.getByRole('link', { name: 'Keynote 2' }).waitFor({ state: 'detached' });
  await other.page.getByRole('button', { name: 'Undo' }).click();
  await other.page.getByRole('link', { name: 'Keynote 2' }).waitFor();
});

it('reports starred entries that the program no longer has, and can remove them', async () => {
  const { page } = await open({ locale: 'fr' });
  await page.addInitScript(() => {
    const text = JSON.stringify({ form: 1, keys: ['session-gone', 'session-keynote-1'] });
    if (localStorage.getItem('stars /my-programme') === null) localStorage.setItem('stars /my-programme', text);
  });
  await page.goto('/my-programme');
  await page.getByText('No longer in the program: 1').waitFor();
  await page.getByRole('button', { name: 'Remove them from my program' }).click();
  await page.getByText('No longer in the program: 1').waitFor({ state: 'detached' });
  expect(await page.getByRole('link', { name: 'Keynote 1' }).count()).toBe(1);
});

it('shows the program as a table, empties and restores it, ignores a link that was cut and rejects a file of another kind', async () => {
  const { page } = await open();
  await page.addInitScript(() => {
    const text = JSON.stringify({ form: 1, keys: ['session-keynote-1', 'session-keynote-2'] });
    if (localStorage.getItem('stars /my-programme') === null) localStorage.setItem('stars /my-programme', text);
  });
  await page.goto('/my-programme#p=');
  const main = page.locator('main');
  await main.getByText('This link is not whole').waitFor();
  await main.getByRole('button', { name: 'Only my program' }).click();
  await main.getByText('This link is not whole').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');

  await main.getByRole('button', { name: 'Table' }).click();
  await main.getByRole('row', { name: 'Keynote 1' }).waitFor();
  expect(await main.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('false');

  const file = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"form":') };
  await main.locator('[type=file]').setInputFiles(file);
  await main.getByText('This file holds no program of this site').waitFor();

  await main.getByRole('button', { name: 'Remove all' }).click();
  await main.getByText('Your program is empty now').waitFor();
  await main.getByRole('row', { name: 'Keynote 1' }).waitFor({ state: 'detached' });
  expect(await main.getByRole('button', { name: 'Remove all' }).getAttribute('aria-disabled')).toBe('true');
  await main.getByRole('button', { name: 'Undo' }).click();
  await main.getByRole('row', { name: 'Keynote 1' }).waitFor();
});
