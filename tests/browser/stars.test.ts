import { expect, it } from 'vitest';
import { noteShifts } from './support/layout-shifts';
import { visitQuietly } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();

const PAPER = 'Weakly supervised segmentation of lung lesions in chest radiographs from three regional hospitals';
const ADDED = `Added to my program: ${PAPER}`;

it('are drawn with the page, so that nothing moves when the script makes them work', async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  const shifts = await noteShifts(page);
  await page.goto('/sessions/oral-1');
  await page.locator('[data-settled]').waitFor();
  expect(await shifts()).toEqual([]);
  const stars = page.locator('[data-star]');
  expect(await stars.count()).toBeGreaterThan(3);
  const boxes = await stars.locator('> button').evaluateAll((all) => all.map((each) => each.clientWidth));
  expect(boxes.filter((width) => width >= 44)).toHaveLength(await stars.count());
  // The star is not drawn by the button, so it is there before.
  await stars.locator('> button').evaluateAll((all) => {
    for (const each of all) each.remove();
  });
  const drawn = await stars.evaluateAll((all) => all.map((each) => getComputedStyle(each, '::after').width));
  expect(new Set(drawn)).toEqual(new Set(['24px']));
});

it.each([390, 1280])(
  'are no part of the lines at %d px: titles keep their distance, and no button overlaps another',
  async (width) => {
    const { page } = await open({ viewport: { width, height: 844 } });
    for (const address of [
      '/people/amel-ben-youssef',
      '/papers',
      '/sessions/gala',
      '/sessions/oral-1',
      '/finalschedule',
    ]) {
      await page.goto(address);
      await page.locator('[data-settled]').waitFor();
      const { distances, overlaps } = await page.evaluate(() => {
        const titles = [
          ...document.querySelectorAll('p + [data-star]:has(+ p) > p > a, li > [data-star]:has(+ p) > p > a'),
        ];
        const bottoms = titles.map((title) => {
          const below = title.closest('[data-star]')?.nextElementSibling?.getBoundingClientRect();
          return Math.round((below?.top ?? 0) - ([...title.getClientRects()].at(-1)?.bottom ?? 0));
        });
        const boxes = [...document.querySelectorAll('[data-star] > button')]
          .filter((button) => button.checkVisibility())
          .map((button) => button.getBoundingClientRect());
        const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
        const depth = ([one, other]: readonly [DOMRect, DOMRect]) =>
          Math.min(
            Math.min(one.right, other.right) - Math.max(one.left, other.left),
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
          );
        return { distances: [...new Set(bottoms)], overlaps: pairs.map(depth).filter((each) => each > 0.5) };
      });
      expect({ address, overlaps }).toEqual({ address, overlaps: [] });
      expect(distances.length, address).toBeLessThanOrEqual(1);
    }
  },
);

it('are not there without JavaScript', async () => {
  const { page } = await open({ javaScriptEnabled: false });
  await page.goto('/sessions/oral-1');
  expect(await page.getByText('Add to my program').isVisible()).toBe(false);
  const star = page.locator('[data-star]').first();
  expect(await star.evaluate((each) => getComputedStyle(each, '::after').content)).toBe('none');
});

it('have one labelled button beside the calendar, on the pages of sessions and papers, which stays as wide', async () => {
  const { page } = await open({ viewport: { width: 390, height: 844 } });
  for (const address of ['/sessions/oral-1', '/papers/239']) {
    await page.goto(address);
    const button = page.locator('[data-add]');
    await page.evaluate('document.fonts.ready');
    const before = await button.evaluate((each) => each.clientWidth);
    await button.click();
    await button.getByText('In my program').waitFor();
    expect(await button.evaluate((each) => each.clientWidth)).toBe(before);
    expect([await button.getAttribute('aria-pressed'), await button.innerText()]).toEqual(['true', 'In my program']);
  }
  await page.goto('/sessions/oral-1');
  const fact = page.locator('dl > div', { hasText: 'Time' });
  expect(await fact.locator('dd').textContent()).toBe('11:00–12:20');
  expect(await page.getByRole('button', { name: `In my program: ${PAPER}` }).getAttribute('aria-pressed')).toBe('true');
});

it('are counted in the bar', async () => {
  const { page } = await open();
  await page.goto('/finalschedule');
  const link = page.locator('[data-bar]').getByRole('link', { name: 'My program' });
  const counted = () => link.evaluate((each) => getComputedStyle(each, '::after').content);
  await page.locator('table [data-star] > button').first().click();
  await expect.poll(counted).toBe('" 1"');
  await page.locator('table [data-star] > button').first().click();
  await expect.poll(() => link.getAttribute('data-count')).toBe('');
  // However many there are, their number is in one line, and within the link: next to it is the button of the menu.
  await page.setViewportSize({ width: 390, height: 800 });
  const sizes = async (count: number) => {
    const keys = Array.from({ length: count }, (_, index) => `session-${index}`);
    await page.evaluate((text) => localStorage.setItem('stars /my-programme', text), JSON.stringify({ form: 1, keys }));
    await page.reload();
    await expect.poll(counted).toBe(`" ${count}"`);
    return link.evaluate((each) => {
      const { width, height } = getComputedStyle(each, '::after');
      return { width: Number.parseFloat(width) / each.clientWidth, height };
    });
  };
  const [one, three] = [await sizes(9), await sizes(130)];
  expect(three.height).toBe(one.height);
  expect(three.width).toBeGreaterThan(one.width);
  expect(three.width).toBeLessThan(1);
});

it('are confirmed by a small note, which undoes, and leaves by itself unless the pointer is on it', async () => {
  const { page } = await openFrozen('2023-10-01T12:00:00Z', { viewport: { width: 390, height: 844 } });
  await page.goto('/sessions/oral-1');
  const star = page.getByRole('button', { name: `In my program: ${PAPER}` });
  await star.waitFor();
  const note = page.locator('[data-note]');
  const status = note.getByRole('status');

  // The first says where stars are kept, and leaves more time to read that.
  await star.click();
  expect(await status.innerText()).toContain('Nobody else can see it');
  await note.getByRole('button', { name: 'Undo' }).click();
  expect([await star.getAttribute('aria-pressed'), await status.textContent()]).toEqual(['false', '']);
  expect(await star.evaluate((button) => button === document.activeElement)).toBe(true);

  const other = page.locator('[data-star] > button').nth(1);
  await other.click();
  await star.click();
  expect(await status.innerText()).toBe(ADDED);
  const [box, pressed] = [await note.boundingBox(), await star.boundingBox()];
  if (!(box && pressed)) throw new Error('The note or the star is not shown.');
  expect(box.height).toBeLessThan(70);
  expect(box.y > pressed.y + pressed.height || box.y + box.height < pressed.y).toBe(true);
  await page.clock.runFor(5900);
  expect(await status.innerText()).toBe(ADDED);
  await note.hover();
  await page.clock.runFor(20_000);
  expect(await status.innerText()).toBe(ADDED);
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  expect(await status.textContent()).toBe('');

  await star.press('Enter');
  await page.getByText(`Removed from my program: ${PAPER}`).waitFor();
  await page.keyboard.press('Escape');
  expect(await status.textContent()).toBe('');
  expect(await note.getByRole('button').count()).toBe(0);
});
