import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();

const PAPER = 'Weakly supervised segmentation of lung lesions in chest radiographs from three regional hospitals';

it('the key / opens the search, arrow keys choose, Enter follows, and the key can be switched off', async () => {
  const { page } = await open();
  await page.goto('/topicsList');
  const opener = page.getByRole('link', { name: 'Search', exact: true });
  await opener.and(page.locator('[aria-haspopup=dialog]')).waitFor();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search this site' });
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

it('offers no choice of a key where there is no keyboard', async () => {
  const { page } = await open({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });
  await page.goto('/topicsList');
  await page.getByRole('link', { name: 'Search', exact: true }).and(page.locator('[aria-haspopup=dialog]')).click();
  await page.getByRole('button', { name: 'Close' }).waitFor();
  expect(await page.getByText('Press / to search').isVisible()).toBe(false);
});

it('opening the search closes an open menu', async () => {
  const { page } = await open();
  await goAndSettle(page, '/topicsList');
  await page.getByRole('link', { name: 'Search', exact: true }).and(page.locator('[aria-haspopup=dialog]')).waitFor();
  const menu = page.getByRole('button', { name: 'Program', exact: true });
  await menu.click();
  await page.keyboard.press('/');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('aria-expanded')).toBe('false');
});

it('Escape closes the search where the field takes the key for itself, except during a composition', async () => {
  const { page } = await open();
  await page.goto('/topicsList');
  await page.getByRole('link', { name: 'Search', exact: true }).and(page.locator('[aria-haspopup=dialog]')).click();
  const field = page.getByRole('combobox', { name: 'Search this site' });
  // To an event of a script the browser does nothing itself, as WebKit does nothing to that of a field.
  const press = (isComposing: boolean) =>
    field.dispatchEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true });
  await press(true);
  expect(await page.getByRole('dialog').count()).toBe(1);
  await press(false);
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('the search page keeps what was typed in its address, and says how many results it has', async () => {
  const { page } = await open();
  await page.goto('/search?q=carthage');
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  expect(await page.getByRole('search').getByRole('status').textContent()).toMatch(/^Results: \d+$/);
  // What is found can be starred, and says so as everywhere.
  const star = page.locator('li[data-star="session-keynote-1"] > button');
  await star.click();
  expect(await star.getAttribute('aria-pressed')).toBe('true');
  expect(await star.getAttribute('aria-label')).toBe(
    'In my program: Two Thousand Voices: Language Technology for the Many',
  );
  await page.getByRole('searchbox').fill('zzyzx');
  await page.getByText('No results.').waitFor();
  expect(new URL(page.url()).search).toBe('?q=zzyzx');
});

const PHONE = { viewport: { width: 390, height: 844 } };

it('shows a hundred members on at most seven screens of a phone, and finds them by name, place or country', async () => {
  const { page } = await open(PHONE);
  await goAndSettle(page, '/programCommittee');
  const members = page.locator('[data-later=find-in-list] li');
  const all = await members.count();
  expect(all).toBeGreaterThanOrEqual(100);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(7);

  const field = page.getByLabel('Find a member');
  const shown = page.locator('[data-later=find-in-list] li:visible');
  const status = page.locator('[data-later=find-in-list] [role=status]');
  // Without its accents, by the beginning of the family name.
  await field.fill('gedeon mbu');
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('Gédéon Mbuyamba')]);
  expect(await status.textContent()).toBe(`Showing 1 of ${all}`);
  await field.fill('senegal');
  const count = await shown.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(all);
  for (const text of await shown.allTextContents()) expect(text).toContain('Senegal');
  expect(await status.textContent()).toBe(`Showing ${count} of ${all}`);
  // As the search of the site, with typos; and with two words as one.
  await field.fill('benchekh');
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('Leïla Ben Cheikh')]);
  await field.fill('nobody of this name');
  expect(await shown.count()).toBe(0);
  expect(await status.textContent()).toBe(`Showing 0 of ${all}`);
  await field.fill('');
  expect(await shown.count()).toBe(all);
  expect(await status.textContent()).toBe('');
});

it('finds a person in the list of all people, and shows no letter without results', async () => {
  const { page } = await open(PHONE);
  await goAndSettle(page, '/people');
  await page.getByLabel('Find a person').fill('el mahdaoui');
  expect(await page.locator('[data-later=find-in-list] section:visible').allTextContents()).toEqual([
    expect.stringContaining('Karim El Mahdaoui'),
  ]);
  const letters = page.getByRole('navigation', { name: 'Letters' }).getByRole('link');
  expect(await letters.allTextContents()).toEqual(['E']);
  await page.getByLabel('Find a person').fill('halgren');
  expect(await page.locator('[data-later=find-in-list] section li:visible').allTextContents()).toEqual([
    expect.stringContaining('Kerstin Hallgren'),
  ]);
  await page.getByLabel('Find a person').fill('mbuyamba visas');
  expect(await letters.count()).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Search this site' }).click();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('mbuyamba visas');
});

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
