import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';

const { open } = visitQuietly();

const PAPER = 'Weakly supervised segmentation of lung lesions in chest radiographs from three regional hospitals';

it('the key / opens the search, arrows choose and Enter follows, until the key is switched off', async () => {
  const { page } = await open();
  await page.goto('/topicsList');
  const opener = page.getByRole('link', { name: 'Search', exact: true });
  await opener.and(page.locator('[aria-haspopup=dialog]')).waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search the program' });
  await field.fill('lung lesons');
  await page.getByRole('option', { name: PAPER }).waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await page.getByRole('option', { selected: true }).getAttribute('id')).toBe(
    await field.getAttribute('aria-activedescendant'),
  );
  await Promise.all([page.waitForURL('**/papers/239'), page.keyboard.press('Enter')]);

  await opener.and(page.locator('[aria-haspopup=dialog]')).click();
  await page.getByLabel('Press / to search').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('the page of the search keeps what was typed in its address, and says how much it has found', async () => {
  const { page } = await open();
  await page.goto('/search?q=carthage');
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  expect(await page.getByRole('search').getByRole('status').textContent()).toMatch(/^Results: \d+$/);
  // What is found can be starred, and says so as everywhere.
  const star = page.locator('li[data-star="session-keynote-1"] > button');
  await star.click();
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  expect(await star.getAttribute('aria-label')).toBe('In my program: Keynote 1');
  await page.getByRole('searchbox').fill('zzyzx');
  await page.getByText('Nothing was found.').waitFor();
  expect(new URL(page.url()).search).toBe('?q=zzyzx');
});
