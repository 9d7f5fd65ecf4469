import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open } = visitQuietly();

const PHONE = { viewport: { width: 390, height: 800 } };

it('the schedule shows what was chosen, says how many entries, and keeps the choice in the address', async () => {
  const { page } = await open(PHONE);
  await goAndSettle(page, '/finalschedule');
  const filters = page.locator('details:has([data-later=filters])');
  await filters.locator('summary').click();
  await page.getByRole('radio', { name: 'Elyssa Room' }).check();
  await page.getByLabel('Day', { exact: true }).selectOption({ label: 'Thursday, December 14' });
  const [, shown, total] =
    /^Sessions shown: (\d+) of (\d+)$/.exec((await page.locator('[data-filtered]').textContent()) ?? '') ?? [];
  expect(Number(shown)).toBe(await page.locator('article[data-day]:visible').count());
  expect(Number(shown)).toBeLessThan(Number(total));
  expect(await page.locator('#oral-8').isVisible()).toBe(true);
  expect(await page.locator('#in-table-oral-7').isVisible()).toBe(false);
  expect(new URL(page.url()).search).toBe('?day=2023-12-14&room=elyssa');

  // The room that was chosen is in sight, and the arrow keys choose the next one.
  await page.reload();
  const room = page.getByRole('group', { name: 'Room' }).getByRole('radio', { checked: true });
  await expect.poll(() => room.inputValue()).toBe('elyssa');
  const { x = 0, width = 0 } = (await room.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(390);
  await room.press('ArrowRight');
  await expect.poll(() => new URL(page.url()).searchParams.get('room')).toBe('jugurtha');

  // Rooms that do not fit next to each other do not widen the page.
  await page.evaluate(() => {
    for (const label of document.querySelectorAll('fieldset label')) label.append(' with a longer name');
  });
  for (const width of [320, 800]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
  await page.setViewportSize(PHONE.viewport);

  // The days stay in sight below the bar, and lead to the part that is being read: a day at a glance, or its details.
  const days = page.getByRole('navigation', { name: 'Days' });
  const friday = days.getByRole('link', { name: 'Fri 15' });
  await page.goto('/finalschedule');
  expect(await friday.getAttribute('href')).toBe('#table-2023-12-15');
  await page.locator('#program-2023-12-14 > details > summary').click();
  await page.evaluate(() => document.getElementById('oral-8')?.scrollIntoView());
  await expect.poll(() => days.locator('[aria-current]').allTextContents()).toEqual(['Thu 14']);
  await friday.click();
  expect(new URL(page.url()).hash).toBe('#program-2023-12-15');
  await expect.poll(() => days.locator('[aria-current]').allTextContents()).toEqual(['Fri 15']);
  expect((await days.boundingBox())?.y).toBeLessThan(100);

  await page.goto('/finalschedule?kind=keynote');
  await expect.poll(() => page.locator('article[data-day]:visible').count()).toBe(3);
  expect(await filters.getAttribute('open')).toBe('');
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect.poll(() => page.locator('article[data-day]:visible').count()).toBe(Number(total));
  expect(new URL(page.url()).search).toBe('');

  await page.locator('#oral-1 > details > summary').click();
  await page.locator('#oral-1 [data-star=paper-239] > button').click();
  await page.locator('#keynote-2 [data-star=session-keynote-2] > button').click();
  await filters.getByRole('checkbox', { name: 'My program' }).check();
  const shownIds = () =>
    page.locator('article[data-day]:visible').evaluateAll((sessions) => sessions.map(({ id }) => id));
  expect(await shownIds()).toEqual(['oral-1', 'keynote-2']);
  expect(new URL(page.url()).search).toBe('?mine=1');
  await page.reload();
  await expect.poll(shownIds).toEqual(['oral-1', 'keynote-2']);
});

it('shows the times of the visitor’s own time zone if they choose so, and remembers that', async () => {
  const { page } = await open({ ...PHONE, timezoneId: 'Asia/Kolkata' });
  await goAndSettle(page, '/finalschedule');
  const times = page.locator('#oral-7 time').first();
  expect(await times.textContent()).toBe('14:15');
  await page.getByText('Filters and time zone').click();
  await page.getByRole('button', { name: 'Show times by my clock' }).click();
  expect(await times.textContent()).toBe('18:45');
  expect(await page.getByText('Times are yours: GMT+5:30').count()).toBe(1);
  await page.reload();
  await expect.poll(() => times.textContent()).toBe('18:45');
  // 23:00 in Hammamet is past midnight in India.
  expect(await page.locator('#gala time').last().textContent()).toBe('03:30 (+1)');
  await page.getByRole('button', { name: 'Show times by my clock' }).click();
  expect(await times.textContent()).toBe('14:15');
});

it.each([
  ['Asia/Tokyo', '04:00 (+1) - 07:00 (+1)', '08:30 (+1)', 'GMT+9'],
  ['America/Los_Angeles', '11:00 - 14:00', '15:30', 'GMT-8'],
])(
  'shows every time of every page by the clock of %s, with true captions and days',
  async (timezoneId, gala, late, zone) => {
    const { page } = await open({ ...PHONE, timezoneId });
    await goAndSettle(page, '/finalschedule');
    // A session that ends after midnight, as TimeSpan shows it.
    await page.locator('#gala').evaluate((session) => {
      const time = document.createElement('time');
      time.id = 'late';
      time.dateTime = '2023-12-15T00:30+01:00';
      time.dataset.day = '2023-12-14';
      time.textContent = '00:30';
      session.append(time);
    });
    await page.getByText('Filters and time zone').click();
    await page.getByRole('button', { name: 'Show times by my clock' }).click();
    const span = async () => (await page.locator('#gala time').allTextContents()).slice(0, 2).join(' - ');
    expect(await span()).toBe(gala);
    expect(await page.locator('#late').textContent()).toBe(late);
    const captions = await page.locator(':has(> abbr)').allTextContents();
    expect(captions.length).toBeGreaterThan(3);
    expect(captions.filter((caption) => !caption.replace(/\.$/, '').endsWith(` ${zone}`))).toEqual([]);

    for (const path of ['/sessions/gala', '/papers/239', '/people/fatma-jendoubi', '/']) {
      await goAndSettle(page, path);
      expect(await page.locator('main time[data-written]').count(), path).toBeGreaterThan(1);
      expect(await page.getByText(`Times are ${zone}`, { exact: true }).isVisible(), path).toBe(true);
    }
    // Results of the search keep the times of the conference, and say so.
    await goAndSettle(page, '/search?q=gala');
    expect(await page.locator('[data-star=session-gala] [data-entry]').textContent()).toMatch(
      /20:00 - 23:00.*\(GMT\+1\)/,
    );
    await goAndSettle(page, '/sessions/gala');
    expect((await page.locator('main time').allTextContents()).slice(0, 2).join(' - ')).toBe(gala);
  },
);

describe('the details of a schedule of several days', () => {
  const papers = (page: Page, session: string) => page.locator(`#${session} ol > li:visible`).count();

  it('are folded on a phone, at most twelve screens in all, and unfold where an address points', async () => {
    const { page } = await open({ ...PHONE, javaScriptEnabled: false });
    await page.goto('/finalschedule');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12 * 844);
    expect(await page.locator('article[data-day]:visible').count()).toBe(0);

    // From a day at a glance to the session with its papers; those of the sessions around it stay folded.
    await page.locator('#in-table-oral-8 a').click();
    expect(await papers(page, 'oral-8')).toBeGreaterThan(2);
    expect(await papers(page, 'oral-7')).toBe(0);
    expect(await page.locator('#oral-7').isVisible()).toBe(true);
    expect(await page.locator('#oral-1').isVisible()).toBe(false);
    const { y = 0 } = (await page.locator('#oral-8').boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(PHONE.viewport.height / 2);

    await page.goto('/finalschedule#list-of-posters');
    expect(await papers(page, 'list-of-posters')).toBe(14);
  });
});
