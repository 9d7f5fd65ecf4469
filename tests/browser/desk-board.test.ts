import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { baseData } from '../content/support/fixture';
import { examine, lines } from './support/axe';
import { type OpenDesk, openDesk } from './support/desk';

let desk: OpenDesk;
let page: Page;
const file = (name = 'sessions.csv') => desk.pathOf(name);
const read = (name?: string) => readFileSync(file(name), 'utf8');
const SESSIONS = readFileSync(join(baseData, 'sessions.csv'), 'utf8');

beforeAll(async () => {
  desk = await openDesk({ viewport: { width: 1280, height: 1100 } });
  page = desk.page;
  // The grid has room for all its hours.
  await page.getByRole('button', { name: 'Preview' }).click();
});
afterAll(() => desk?.end());
beforeEach(async () => {
  writeFileSync(file(), SESSIONS);
  await page.evaluate(() => {
    location.hash = '#/board?day=2024-05-20';
  });
  await slot('oral-1').getByText('11:00–12:30').waitFor();
  await slot('lunch').getByText('12:30–14:00').waitFor();
  await standsIn('oral-2', 'Old Cellar');
});

const slot = (id: string) => page.locator(`[data-slot="${id}"]`);
const saved = (text: string) => expect.poll(() => read()).toBe(text);
const column = (room: string) => page.locator('.ec-col-head', { hasText: room });
/** Waits until the board shows a session below the name of a room. */
const standsIn = (id: string, room: string) =>
  expect
    .poll(async () => {
      const [head, box] = await Promise.all([boxOf(column(room)), boxOf(slot(id))]);
      return head.x <= box.x && box.x < head.x + head.width;
    })
    .toBe(true);
const clashes = () => page.locator('.board-clashes');

/** Half an hour of the grid, in pixels. */
const HALF_HOUR = 48;

async function dragTo(from: Locator, x: number, y: number, { drop = true, shift = false } = {}): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const box = await boxOf(from);
  await page.mouse.move(box.x + 30, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 40, box.y + 20, { steps: 2 });
  await page.mouse.move(x, y, { steps: 4 });
  if (shift) await page.keyboard.down('Shift');
  if (drop) await page.mouse.up();
  if (shift) await page.keyboard.up('Shift');
}

const by = async (from: Locator, x: number, y: number, options?: Parameters<typeof dragTo>[3]) => {
  await from.scrollIntoViewIfNeeded();
  const box = await boxOf(from);
  await dragTo(from, box.x + 30 + x, box.y + 10 + y, options);
};

/** The box of something, as soon as it is there. */
const boxOf = (target: Locator) =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

const middleOf = async (target: Locator) => {
  const { x, y, width, height } = await boxOf(target);
  return [x + width / 2, y + Math.min(20, height / 2)] as const;
};

describe('the schedule board', () => {
  it('moves a session that is dragged, and changes nothing else in the file', async () => {
    await by(slot('lunch'), 0, HALF_HOUR);
    await saved(SESSIONS.replace('12:30,14:00,,Lunch', '13:00,14:30,,Lunch'));
    await page.getByRole('button', { name: 'Undo' }).click();
    await saved(SESSIONS);
  });

  it('moves it to another room, and stretches it', async () => {
    const [x] = await middleOf(column('No room'));
    const box = await boxOf(slot('oral-2'));
    await dragTo(slot('oral-2'), x, box.y + 10);
    await saved(SESSIONS.replace('12:30,cellar', '12:30,'));
    await standsIn('oral-2', 'No room');
    const edge = await boxOf(slot('oral-2'));
    await page.mouse.move(edge.x + 30, edge.y + edge.height - 2);
    await page.mouse.down();
    await page.mouse.move(edge.x + 30, edge.y + edge.height - 2 - HALF_HOUR, { steps: 4 });
    await page.mouse.up();
    await saved(SESSIONS.replace('12:30,cellar', '12:00,'));
  });

  it('says while one drags who and what is needed twice, and marks both; the check says it after the drop', async () => {
    await by(slot('oral-1'), 0, -4 * HALF_HOUR, { drop: false });
    await clashes().getByText('Great Hall has two sessions at the same time: "Measuring I" and "Opening".').waitFor();
    await clashes()
      .getByText('Nour Haddad is needed in two places at the same time: "Measuring I" and "Opening".')
      .waitFor();
    await page.locator('[data-slot="opening"][data-clash]').waitFor();
    await page.mouse.up();
    await saved(SESSIONS.replace('11:00,12:30,hall', '09:00,10:30,hall'));
    await slot('oral-1').locator('.count[data-severity="error"]').waitFor();
    await slot('oral-1').click();
    await page.locator('.board-selected .finding').first().waitFor();
  });

  it('moves a session to the day on which it is dropped', async () => {
    await dragTo(slot('lunch'), ...(await middleOf(page.getByRole('link', { name: 'Tue 21 May' }))));
    await saved(SESSIONS.replace('2024-05-20,12:30', '2024-05-21,12:30'));
    await slot('panel').waitFor();
  });

  it('exchanges two sessions', async () => {
    await dragTo(slot('oral-2'), ...(await middleOf(slot('oral-1'))), { shift: true });
    const exchanged = SESSIONS.replace('12:30,hall', '12:30,?')
      .replace('12:30,cellar', '12:30,hall')
      .replace('?', 'cellar');
    await saved(exchanged);
    await slot('oral-1').click();
    await page.getByLabel('Exchange with …').selectOption({ label: '11:00–12:30 Weighing, and more' });
    await page.getByRole('button', { name: 'Exchange', exact: true }).click();
    await saved(SESSIONS);
  });

  it('moves a session by keys, which keeps the focus', async () => {
    await slot('lunch').focus();
    await page.keyboard.press('Enter');
    for (const key of ['ArrowDown', 'Shift+ArrowDown', 'Alt+ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await slot('lunch').getByText('13:05–14:30').waitFor();
    expect(read()).toBe(SESSIONS);
    await page.keyboard.press('Enter');
    await saved(SESSIONS.replace('12:30,14:00,,Lunch', '13:05,14:30,cellar,Lunch'));
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-slot'))).toBe('lunch');
    await page.getByText('Saved: Lunch: 13:05–14:30, Old Cellar').waitFor({ state: 'attached' });
  });

  it('lets a session where it was after Escape', async () => {
    await slot('lunch').focus();
    for (const key of ['Enter', 'PageDown', 'Escape']) await page.keyboard.press(key);
    await slot('lunch').getByText('12:30–14:00').waitFor();
    expect(read()).toBe(SESSIONS);
  });

  it('puts a session aside and takes it back', async () => {
    await dragTo(slot('oral-2'), ...(await middleOf(page.locator('.board-tray h2'))));
    await saved(SESSIONS.replace('2024-05-20,11:00,12:30,cellar', ',11:00,12:30,cellar'));
    const item = page.locator('.tray-item', { hasText: 'Weighing, and more' });
    await item.waitFor();
    await page.getByRole('heading', { name: 'Unscheduled (1)' }).waitFor();
    await slot('oral-2').waitFor({ state: 'detached' });
    const [x] = await middleOf(column('Old Cellar'));
    const [, y] = await middleOf(slot('lunch'));
    await dragTo(item, x, y);
    await expect.poll(() => read()).toMatch(/oral-2,2,oral,2024-05-20,12:\d\d,1[34]:\d\d,cellar/);
  });

  it('puts a session where it is dropped, even if nothing was painted meanwhile', async () => {
    const aside = SESSIONS.replace('2024-05-20,11:00,12:30,cellar', ',11:00,12:30,cellar');
    writeFileSync(file(), aside);
    await page.locator('.tray-item', { hasText: 'Weighing, and more' }).waitFor();
    const [x] = await middleOf(column('Old Cellar'));
    const { y } = await boxOf(slot('lunch'));
    await page.locator('.tray-item').evaluate(
      (item, to) => {
        item.setPointerCapture = () => {};
        const { x, y } = item.getBoundingClientRect();
        const send = (type: string, clientX: number, clientY: number) =>
          item.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true }));
        send('pointerdown', x + 5, y + 5);
        send('pointermove', to.x, to.y);
        send('pointerup', to.x, to.y);
      },
      { x, y: y + 2 },
    );
    await saved(aside.replace(',,11:00,12:30,cellar', ',2024-05-20,12:30,14:00,cellar'));
  });

  it('keeps the slots where they are when an error appears', async () => {
    const sentence = page.getByText('The data has errors');
    await sentence.waitFor({ state: 'detached' });
    const before = await boxOf(slot('lunch'));
    writeFileSync(file(), SESSIONS.replace('2024-05-20,11:00,12:30,cellar', 'May,11:00,12:30,cellar'));
    await sentence.waitFor();
    expect(await boxOf(slot('lunch'))).toEqual(before);
  });

  it('has fields for exact values', async () => {
    await slot('lunch').click();
    await page.getByLabel('Start').fill('12:40');
    await page.getByLabel('End').fill('13:50');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await saved(SESSIONS.replace('12:30,14:00,,Lunch', '12:40,13:50,,Lunch'));
  });

  it('follows a change of the file, and keeps the selected session', async () => {
    await slot('lunch').click();
    writeFileSync(file(), SESSIONS.replace('12:30,14:00,,Lunch', '12:45,14:15,,Long lunch'));
    await page.getByRole('heading', { name: 'Long lunch' }).waitFor();
    await page.locator('[data-slot="lunch"][aria-current="true"]').getByText('12:45–14:15').waitFor();
  });

  it('puts a paper without a session into one', async () => {
    const papers = read('papers.csv');
    writeFileSync(file('papers.csv'), papers.replace('201,oral-2', '201,'));
    await page.locator('.tray-item', { hasText: 'Weighing "nothing", twice' }).waitFor();
    await dragTo(page.locator('.tray-item'), ...(await middleOf(slot('oral-1'))));
    await expect.poll(() => read('papers.csv')).toContain('201,oral-1');
    writeFileSync(file('papers.csv'), papers);
  });

  it.each(['light', 'dark'] as const)('breaks no rule of accessibility in %s colours', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await slot('oral-1').click();
    await page.locator('.board-selected').waitFor();
    expect(lines((await examine(page)).violations)).toEqual([]);
  });
});
