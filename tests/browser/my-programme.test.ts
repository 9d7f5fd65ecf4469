import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();

const PAPER = 'Weakly supervised segmentation of lung lesions in chest radiographs from three regional hospitals';
const [KEYNOTE, TALK] = ['Keynote 2', 'Intelligence on a Milliwatt: Learning Where the Data Are Born'];

/** Opens the page with some stars; at a time at which its clock stays, if one is given. */
async function openWith(
  keys: readonly string[],
  address = '/my-programme',
  { at, ...options }: Parameters<typeof open>[0] & { at?: string } = {},
) {
  const { page } = await (at === undefined ? open(options) : openFrozen(at, options));
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('stars /my-programme') === null) localStorage.setItem('stars /my-programme', text);
    },
    JSON.stringify({ form: 1, keys }),
  );
  await page.goto(address);
  return page;
}

/** The rows of the program in words. */
const rowsOf = (page: Page) =>
  page
    .locator('[data-part=program] > section > ol > li')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' ').trim()));

it('shows starred entries in the program of this device, and exports them as a calendar, a file and a link', async () => {
  const { page } = await open({ acceptDownloads: true });
  // As long as nothing is starred, nothing is offered that cannot be done; there is a way to what can be starred.
  await page.goto('/my-programme');
  const main = page.locator('main');
  await main.getByText('Your program is empty').waitFor();
  expect(await main.getByRole('button').allTextContents()).toEqual(['Open a saved file']);
  await main.getByRole('link', { name: 'Final schedule' }).click();
  await page.waitForURL('**/finalschedule');
  await page.locator('[data-star=session-oral-2] > button').filter({ visible: true }).first().click();
  for (const address of ['/papers/239', '/sessions/keynote-2']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Add to my program' }).click();
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/my-programme');
  await page.getByRole('link', { name: PAPER }).waitFor();
  expect(await main.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
    'Wednesday, December 13',
    'Thursday, December 14',
  ]);
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const events = readFileSync(await calendar.path(), 'utf8').match(/^UID:[^.]+/gm);
  expect(events).toEqual(['UID:session-oral-1', 'UID:session-oral-2', 'UID:session-keynote-2']);

  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();

  const other = await open({ locale: 'en-GB' });
  await other.page.goto(link);
  await other.page.getByRole('heading', { name: 'A program shared with you' }).waitFor();
  await other.page.getByText('In the shared program').first().waitFor();
  await other.page.getByRole('button', { name: 'Add all to my program' }).click();
  await other.page.getByRole('link', { name: TALK }).waitFor();
});

it('shows times, rooms, papers in their session, what overlaps and what is free; the link is in sight where there is room', async () => {
  const page = await openWith(
    ['session-oral-1', 'paper-239', 'session-oral-2', 'session-lecture-1', 'session-welcome'],
    '/my-programme',
    { viewport: { width: 1280, height: 800 } },
  );
  await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
  expect(await rowsOf(page)).toEqual([
    [
      'These overlap 11:00 – 12:20 Session 1: AI-Healthcare I: images and diagnosis Carthage Hall ×',
      `${PAPER} Paper 239 Fatma Jendoubi, Dorra Nasri, Emna Bahri, François Périer ×`,
      '11:00 – 12:20 Session 2: AI ML-Big Data Analytics I: streams and tables Elyssa Room ×',
    ].join(' '),
    '1 h 25 min free',
    expect.stringMatching(/^13:45 – 14:45 .+ Carthage Hall · Distinguished lecture 1 Prof\. Étienne Marchesseau ×$/),
    '4 h 15 min free',
    '19:00 – 20:30 Welcome reception on the terrace ×',
  ]);
  const boxes = await page
    .locator('[data-remove]')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(boxes.every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
  expect(new Set(boxes.map(({ right }) => Math.round(right))).size).toBe(1);
});

it('removes an entry where it is, moves the focus to the next one, and offers to undo it', async () => {
  const page = await openWith(['session-opening', 'session-keynote-2', 'session-closing']);
  await page.getByRole('button', { name: `Remove: ${TALK}` }).press('Enter');
  await page.getByText(`Removed from my program: ${TALK}`).waitFor();
  await page.getByRole('link', { name: TALK }).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.ariaLabel ?? ''))
    .toBe('Remove: Closing ceremony and awards');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: TALK }).waitFor();
  expect(await page.getByText(KEYNOTE).count()).toBe(1);
});

it('folds past days while others are to come, and prints them, too', async () => {
  const page = await openWith(
    ['session-opening', 'session-keynote-1', 'session-keynote-2', 'session-gala'],
    '/my-programme',
    { at: '2023-12-14T10:30Z' },
  );
  const day = page.getByRole('heading', { name: 'Wednesday, December 13' });
  const opening = page.getByRole('link', { name: 'Opening ceremony' });
  await day.waitFor();
  expect(await opening.isVisible()).toBe(false);
  // The day that is on is whole.
  expect(await page.getByRole('link', { name: TALK }).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await opening.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  // It stays unfolded when the program changes.
  await day.click();
  await page
    .getByRole('button', { name: /^Remove: (?!Opening)/ })
    .first()
    .click();
  await expect.poll(() => page.locator('[data-row]').count()).toBe(3);
  expect(await opening.isVisible()).toBe(true);
});

it('marks what is on with a word for as long as it is on, and begins on the first screen of a phone', async () => {
  const page = await openWith(['session-keynote-2', 'session-panel-industry40'], '/my-programme', {
    at: '2023-12-14T10:59Z',
    viewport: { width: 390, height: 844 },
  });
  await page.locator('[data-row]').last().waitFor();
  expect((await rowsOf(page)).filter((row) => row.includes('Now'))).toEqual([
    expect.stringMatching(/^10:30 – 12:00 Now Industrial panel/),
  ]);
  // The buttons before it are one line.
  expect((await page.locator('[data-row]').first().boundingBox())?.y).toBeLessThan(450);
  await page.clock.runFor(61_000);
  await expect.poll(async () => (await rowsOf(page)).filter((row) => row.includes('Now'))).toEqual([]);
});

it('fits twenty entries on one sheet of paper', async () => {
  const keys =
    'opening keynote-1 oral-1 oral-2 lunch-1 lecture-1 oral-6 posters-1 welcome keynote-2 panel-industry40 oral-8';
  const more = 'oral-10 gala keynote-3 oral-13 closing';
  const sessions = `${keys} ${more}`.split(' ').map((key) => `session-${key}`);
  const page = await openWith([...sessions, 'paper-239', 'paper-20', 'paper-165']);
  await page.getByRole('link', { name: PAPER }).waitFor();
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(await page.locator('main').getByRole('button').count()).toBe(0);
});

it('prints each day in one column with its heading, and one day in the only column', async () => {
  const keys = ['oral-1', 'lecture-1', 'oral-4', 'posters-1'].map((key) => `session-${key}`);
  const columnsOf = async (starred: readonly string[]) => {
    const page = await openWith(starred);
    await page.locator('[data-row]').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    const places = await page
      .locator('[data-part=program] > section')
      .evaluateAll((days) =>
        days.map((day) =>
          [...day.querySelectorAll('[data-heading], [data-row]')].map((each) => each.getBoundingClientRect().x),
        ),
      );
    return places.map((day) => [...new Set(day)]);
  };
  expect((await columnsOf(keys)).map((day) => day.length)).toEqual([1]);
  const [first, second] = await columnsOf([...keys, 'session-keynote-2', 'session-oral-8', 'session-gala']);
  expect([first?.length, second?.length]).toEqual([1, 1]);
  expect(second?.[0]).toBeGreaterThan(first?.[0] ?? 0);
});

it('offers its calendar as the main button until all of it is over', async () => {
  const isMain = async (at: string) => {
    const page = await openWith(['session-oral-1', 'session-gala'], '/my-programme', { at });
    await page.locator('[data-row]').last().waitFor();
    const [calendar, share] = await Promise.all(
      ['Add to calendar', 'Share'].map((name) =>
        page.getByText(name, { exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor),
      ),
    );
    return calendar !== share;
  };
  expect(await isMain('2023-12-14T10:30Z')).toBe(true);
  expect(await isMain('2024-02-10T10:30Z')).toBe(false);
});

it('reports starred entries that the program no longer has, and can remove them', async () => {
  const page = await openWith(['session-gone', 'session-keynote-1'], '/my-programme', { locale: 'fr' });
  await page.getByText('No longer in the program: 1').waitFor();
  await page.getByRole('button', { name: 'Remove withdrawn items' }).click();
  await page.getByText('No longer in the program: 1').waitFor({ state: 'detached' });
  expect(await page.getByText('Keynote 1').count()).toBe(1);
});

it('is emptied and restored, ignores a link that was cut and rejects a file of another kind', async () => {
  const page = await openWith(['session-keynote-1', 'session-keynote-2'], '/my-programme#p=');
  const main = page.locator('main');
  await main.getByText('This link is incomplete').waitFor();
  await main.getByRole('button', { name: 'Only my program' }).click();
  await main.getByText('This link is incomplete').waitFor({ state: 'hidden' });
  expect(new URL(page.url()).hash).toBe('');

  const file = { name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"form":') };
  await main.locator('[type=file]').setInputFiles(file);
  await main.getByText('This file does not contain a program').waitFor();

  await main.getByText('More', { exact: true }).click();
  await main.getByRole('button', { name: 'Remove all' }).click();
  await page.getByText('Your program is now empty').waitFor();
  await main.getByText('Your program is empty').waitFor();
  expect(await main.getByText('More', { exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await main.getByRole('link', { name: TALK }).waitFor();
});
