import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();

it('keeps the comma after the last letter of a name that takes two lines', async () => {
  const { page } = await open({ viewport: { width: 190, height: 844 } });
  await goAndSettle(page, '/papers/61');
  const name = page.getByRole('link', { name: 'Mondher Khalfallah' });
  const { lines, gap } = await name.evaluate((link) => {
    const comma = document.createRange();
    if (link.nextSibling) comma.selectNode(link.nextSibling);
    const rects = [...link.getClientRects()];
    return { lines: rects.length, gap: comma.getBoundingClientRect().left - (rects.at(-1)?.right ?? 0) };
  });
  expect(lines).toBe(2);
  expect(Math.abs(gap)).toBeLessThan(1);
});
