import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();

const PHONE = { viewport: { width: 390, height: 844 } };

it('a hundred members fill five screens of a phone, and are found by name, place or country', async () => {
  const { page } = await open(PHONE);
  await goAndSettle(page, '/programCommittee');
  const members = page.locator('[data-later=find-in-list] li');
  const all = await members.count();
  expect(all).toBeGreaterThanOrEqual(100);
  expect(await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)).toBeLessThanOrEqual(5);

  const field = page.getByLabel('Find a member');
  const shown = page.locator('[data-later=find-in-list] li:visible');
  const status = page.locator('[data-later=find-in-list] [role=status]');
  // Without its accents, by the beginning of the family name.
  await field.fill('gedeon mbu');
  expect(await shown.allTextContents()).toEqual([expect.stringContaining('Gédéon Mbuyamba')]);
  expect(await status.textContent()).toBe(`Shown: 1 of ${all}`);
  await field.fill('senegal');
  const count = await shown.count();
  expect(count).toBeGreaterThan(1);
  expect(count).toBeLessThan(all);
  for (const text of await shown.allTextContents()) expect(text).toContain('Senegal');
  expect(await status.textContent()).toBe(`Shown: ${count} of ${all}`);
  await field.fill('nobody of this name');
  expect(await shown.count()).toBe(0);
  expect(await status.textContent()).toBe(`Shown: 0 of ${all}`);
  await field.fill('');
  expect(await shown.count()).toBe(all);
  expect(await status.textContent()).toBe('');
});
