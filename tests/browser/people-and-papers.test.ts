import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();

it.each([360, 390])('people stand in two columns on a phone of %i px', async (width) => {
  const { page } = await open({ viewport: { width, height: 844 } });
  await goAndSettle(page, '/people');
  const edges = await page
    .locator('main li:has(small)')
    .evaluateAll((people) => people.map((person) => Math.round(person.getBoundingClientRect().left)));
  expect(new Set(edges).size).toBe(2);
});

it('the star of a session stands above those of its papers, and a count beside what it counts', async () => {
  const { page } = await open({ viewport: { width: 768, height: 900 } });
  await goAndSettle(page, '/papers');
  const session = page.locator('section:has(> div h3)').first();
  await session.locator('[data-star] > button').first().waitFor();
  const edges = await session
    .locator('[data-star] > button')
    .evaluateAll((stars) => stars.map((star) => Math.round(star.getBoundingClientRect().left)));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges).size).toBe(1);
  expect(await page.locator('main').textContent()).toContain('(1\u00a0paper)');
});
