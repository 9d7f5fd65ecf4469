import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { languagesWithWords, wordsIn } from '../../shared/words';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { open, openFrozen } = visitQuietly();

const PHONE = { viewport: { width: 390, height: 800 } };

/** On the second of three days, after its keynote. */
const DURING = '2023-12-14T10:30Z';

/** The ids of the sessions that a day at a glance shows, or all of them. */
const shownIn = (page: Page) =>
  page
    .locator('table [data-kind] a:visible')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1)));

it('the schedule shows one day at a time, at a glance or in detail, as the address says', async () => {
  const { page } = await open(PHONE);
  await goAndSettle(page, '/finalschedule');
  const days = page.getByRole('navigation', { name: 'Days' });
  const current = () => days.locator('[aria-current]').allInnerTexts();
  const visibleHeadings = () => page.locator('main h2:visible').allTextContents();
  expect(await visibleHeadings()).toEqual(['Wednesday, December 13', 'Posters', 'Calendars']);
  await days.getByRole('link', { name: 'Fri 15' }).click();
  expect((await visibleHeadings())[0]).toBe('Friday, December 15');
  await expect.poll(current).toEqual(['Fri 15']);
  expect((await days.boundingBox())?.y).toBeLessThan(100);

  // A session leads to its details, and the way back to the day at a glance.
  await page.locator('table a[href="#oral-13"]').click();
  expect(await visibleHeadings()).toEqual(['Detailed program', 'Posters', 'Calendars']);
  expect(await page.locator('#oral-13').isVisible()).toBe(true);
  expect(await page.locator('#oral-1').isVisible()).toBe(false);
  await days.getByRole('link', { name: 'Thu 14' }).click();
  expect(new URL(page.url()).hash).toBe('#program-2023-12-14');
  await expect.poll(current).toEqual(['Thu 14']);
  expect(await page.locator('#oral-8').isVisible()).toBe(true);
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'At a glance' }).click();
  expect((await visibleHeadings())[0]).toBe('Thursday, December 14');
  await page.goBack();
  await page.goBack();
  expect(await page.locator('#oral-13').isVisible()).toBe(true);

  // On paper, all days: in detail for a visitor who is there, else at a glance, too.
  await page.emulateMedia({ media: 'print' });
  const details = ['Detailed program', 'Posters'];
  expect(await visibleHeadings()).toEqual(details);
  expect(await page.locator('#oral-1').isVisible()).toBe(true);
  await goAndSettle(page, '/finalschedule');
  expect((await visibleHeadings()).slice(3)).toEqual(details);
});

it('the schedule shows what was chosen, says how many entries, and keeps the choice in the address', async () => {
  const { page } = await open(PHONE);
  await goAndSettle(page, '/finalschedule');
  const found = page.locator('[data-filtered]').first();
  const days = page.getByRole('navigation', { name: 'Days' });
  const room = page.getByLabel('Room', { exact: true });
  await room.selectOption({ label: 'Elyssa Room' });
  // What is for everybody stays: the day of a visitor has no holes.
  expect(await shownIn(page)).toEqual([
    ...['registration-1', 'opening', 'keynote-1', 'break-1', 'oral-2', 'lunch-1', 'lecture-1', 'oral-5'],
    ...['posters-1', 'welcome'],
  ]);
  expect(await found.textContent()).toBe('Showing 10 of 14 sessions');
  // The name of the room is not cut.
  expect(await room.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true);
  const inRooms = async () => (await shownIn(page)).filter((id) => id?.startsWith('oral'));
  // The room stays when another day is chosen, also after scrolling.
  await page.mouse.wheel(0, 400);
  await days.getByRole('link', { name: 'Thu 14' }).click();
  expect(new URL(page.url()).search).toBe('?room=elyssa');
  await expect.poll(inRooms).toEqual(['oral-8', 'oral-11']);
  expect(await page.locator('tbody tr:visible').count()).toBe((await shownIn(page)).length);
  await page.reload();
  await expect.poll(inRooms).toEqual(['oral-8', 'oral-11']);
  expect(await room.inputValue()).toBe('elyssa');

  // Other filters search all days, of which one can be chosen.
  await goAndSettle(page, '/finalschedule?kind=keynote');
  await expect.poll(() => shownIn(page)).toEqual(['keynote-1', 'keynote-2', 'keynote-3']);
  expect(await found.textContent()).toBe('Showing 3 of 39 sessions');
  await days.getByRole('link', { name: 'Thu 14' }).click();
  await expect.poll(() => shownIn(page)).toEqual(['keynote-2']);
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await page.getByLabel('Type of session').inputValue()).toBe('keynote');
  await page.locator('[popover]').getByRole('button', { name: 'Show everything' }).click();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel('Type of session').isVisible()).toBe(false);
  await expect.poll(() => shownIn(page).then(({ length }) => length)).toBeGreaterThan(10);
  expect(new URL(page.url()).search).toBe('');
  // An address of the former form of this page.
  await goAndSettle(page, '/finalschedule?day=2023-12-15');
  await expect.poll(() => page.locator('#table-2023-12-15').isVisible()).toBe(true);

  await goAndSettle(page, '/finalschedule');
  await page.locator('table [data-star=session-oral-1] button').click();
  await page.goto('/finalschedule#keynote-2');
  await page.locator('#keynote-2 [data-star=session-keynote-2] > button').click();
  await page.locator('label').filter({ hasText: 'My program' }).click();
  await goAndSettle(page, '/finalschedule?mine=1');
  await expect.poll(() => shownIn(page)).toEqual(['oral-1', 'keynote-2']);
  for (const width of [320, 800]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
  }
});

it('shows past sessions, too, while a filter is on: as many as it says, under the headings of their days', async () => {
  const { page } = await openFrozen(DURING, PHONE);
  await goAndSettle(page, '/finalschedule');
  expect(await shownIn(page)).not.toContain('keynote-2');
  const unfold = page.getByRole('button', { name: 'Show past sessions' });
  await unfold.waitFor();
  await page.getByRole('button', { name: 'Filters' }).click();
  const kind = page.getByLabel('Type of session');
  await kind.selectOption({ label: 'Keynotes' });
  expect(await shownIn(page)).toEqual(['keynote-1', 'keynote-2', 'keynote-3']);
  expect(await page.locator('[data-filtered]').first().textContent()).toBe('Showing 3 of 39 sessions');
  expect(await unfold.isVisible()).toBe(false);
  // The button shows that something is chosen while its panel is closed.
  const filters = page.getByRole('button', { name: 'Filters' });
  const line = () => filters.evaluate((button) => getComputedStyle(button).boxShadow);
  await page.keyboard.press('Escape');
  expect(await line()).toContain('inset');
  await filters.click();
  await page.locator('[popover]').getByRole('button', { name: 'Show everything' }).click();
  expect(await line()).toBe('none');
  await kind.selectOption({ label: 'Panels' });
  expect(await shownIn(page)).toEqual(['panel-industry40', 'panel-cybersecurity']);
  const days = page.getByRole('heading', { name: /December/, level: 2 });
  expect(await days.allTextContents()).toEqual(['Thursday, December 14', 'Friday, December 15']);
});

it('says in the panel how many entries were found, and closing it leads to them', async () => {
  const { page } = await openFrozen(DURING, PHONE);
  await goAndSettle(page, '/finalschedule');
  await page.mouse.wheel(0, 1500);
  await page.getByRole('button', { name: 'Filters' }).click();
  const panel = page.locator('[popover]');
  await panel.getByLabel('Type of session').selectOption({ label: 'Keynotes' });
  expect(await panel.getByText('Showing 3 of 39 sessions').isVisible()).toBe(true);
  await panel.getByRole('button', { name: 'Close' }).click();
  expect(await panel.isVisible()).toBe(false);
  const top = async (name: string) => (await page.locator(name).first().boundingBox())?.y ?? 0;
  const bar = await page.locator('[data-day-bar]').boundingBox();
  expect(await top('[role=status][data-filtered]')).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(await top('table [data-kind=keynote]')).toBeLessThan(PHONE.viewport.height);
});

it('says how to add to the visitor’s own program if that is empty, right below the bar', async () => {
  const { page } = await openFrozen(DURING, PHONE);
  await goAndSettle(page, '/finalschedule');
  await page.locator('label').filter({ hasText: 'My program' }).click();
  const status = page.getByRole('status').filter({ hasText: 'Showing' });
  expect(await status.textContent()).toMatch(/^Showing 0 of 39 sessions\. .*Choose the star/);
  const bar = await page.locator('[data-day-bar]').boundingBox();
  const { y = 0 } = (await status.boundingBox()) ?? {};
  expect(y - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeLessThan(40);
  await page.getByRole('button', { name: 'Show everything' }).click();
  expect(await status.isVisible()).toBe(false);
  expect((await shownIn(page)).length).toBeGreaterThan(3);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filters');
  // With an entry, it only counts.
  await page.locator('table [data-star] button:visible').last().click();
  await page.locator('label').filter({ hasText: 'My program' }).click();
  expect(await status.textContent()).toBe('Showing 1 of 39 sessions');
});

it.each([390, 320])('keeps every button of the bar whole at %d px, in every language', async (width) => {
  const { page } = await openFrozen(DURING, { viewport: { width, height: 800 } });
  await goAndSettle(page, '/finalschedule');
  const bar = page.locator('[data-day-bar]');
  for (const language of languagesWithWords) {
    const { filters, mine, now } = wordsIn(language);
    const texts = { option: filters.allRooms, 'label span': mine.label, button: filters.alone, 'div > a': now.now };
    const outside = await bar.evaluate((element, labels) => {
      for (const [selector, text] of Object.entries(labels)) {
        const part = element.querySelector(selector);
        if (part) part.textContent = text;
      }
      return [...element.querySelectorAll('div > *')].flatMap((tool) => {
        const { left, right } = tool.getBoundingClientRect();
        return left < 0 || right > innerWidth || tool.scrollWidth > tool.clientWidth + 1 ? [tool.textContent] : [];
      });
    }, texts);
    expect(
      outside.filter((text) => !text?.startsWith(filters.allRooms)),
      language,
    ).toEqual([]);
    if (width === 390) expect((await bar.boundingBox())?.height, language).toBeLessThan(180);
  }
});

it('shows of the posters those of the visitor’s own program, none for a topic, and no list if there are none', async () => {
  const { page } = await open({ viewport: { width: 1280, height: 800 } });
  await goAndSettle(page, '/finalschedule');
  const posters = page.locator('#list-of-posters [data-star]:visible');
  const mine = page.locator('label').filter({ hasText: 'My program' });
  const heading = page.getByRole('heading', { name: 'Posters', exact: true });
  expect(await posters.count()).toBe(14);
  await mine.click();
  expect(await heading.isVisible()).toBe(false);
  await mine.click();
  expect(await posters.count()).toBe(14);
  await posters.nth(2).getByRole('button').click();
  await mine.click();
  expect(await posters.count()).toBe(1);
  expect(await heading.isVisible()).toBe(true);
  await goAndSettle(page, '/finalschedule?topic=39');
  await expect.poll(() => page.locator('[data-filtered]').first().textContent()).toMatch(/^Showing \d+ of 39/);
  expect(await heading.isVisible()).toBe(false);
});

it('folds past sessions among the details as at a glance, and neither "Now" nor a long way down loses the view', async () => {
  const { page } = await openFrozen(DURING, PHONE);
  await goAndSettle(page, '/finalschedule');
  const views = page.getByRole('navigation', { name: 'View' });
  const glance = views.getByRole('link', { name: 'At a glance' });
  await views.getByRole('link', { name: 'Detailed program' }).click();
  const [past, on] = [page.locator('#keynote-2'), page.locator('#panel-industry40')];
  await on.waitFor();
  expect(await past.isVisible()).toBe(false);
  // Below the bar, from which a link leads back.
  const bar = await page.locator('[data-day-bar]').boundingBox();
  expect((await glance.boundingBox())?.y).toBeLessThan(100);
  const heading = await page.getByRole('heading', { name: 'Detailed program' }).boundingBox();
  expect((heading?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Show past sessions' }).click();
  expect(await past.isVisible()).toBe(true);
  await page.locator('[data-day-bar]').getByRole('link', { name: 'Now', exact: true }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#panel-industry40');
  // A past day that was chosen is whole.
  await page.getByRole('button', { name: 'Hide past sessions' }).click();
  await page.getByRole('navigation', { name: 'Days' }).getByRole('link', { name: 'Wed 13' }).click();
  expect(await page.locator('#keynote-1').isVisible()).toBe(true);
  await glance.click();
  expect(await shownIn(page)).toContain('keynote-1');
});

it('shows the times of the visitor’s own time zone if they choose so, and remembers that', async () => {
  const { page } = await open({ ...PHONE, timezoneId: 'Asia/Kolkata' });
  await goAndSettle(page, '/finalschedule');
  const times = page.locator('#oral-7 time').first();
  expect(await times.textContent()).toBe('14:15');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Show my local times' }).click();
  expect(await times.textContent()).toBe('18:45');
  expect(await page.getByText('Your local times: GMT+5:30').count()).toBe(1);
  await page.reload();
  await expect.poll(() => times.textContent()).toBe('18:45');
  // 23:00 in Hammamet is past midnight in India.
  expect(await page.locator('#gala time').last().textContent()).toBe('03:30 (+1)');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('button', { name: 'Show my local times' }).click();
  expect(await times.textContent()).toBe('14:15');
});

it.each([
  ['Asia/Tokyo', '04:00 (+1)–07:00 (+1)', '08:30 (+1)', 'GMT+9'],
  ['America/Los_Angeles', '11:00–14:00', '15:30', 'GMT-8'],
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
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('button', { name: 'Show my local times' }).click();
    const span = async () => (await page.locator('#gala time').allTextContents()).slice(0, 2).join('–');
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
      /20:00–23:00.*\(GMT\+1\)/,
    );
    await goAndSettle(page, '/sessions/gala');
    expect((await page.locator('main dl time').allTextContents()).join('–')).toBe(gala);
  },
);

describe('the details of a schedule of several days', () => {
  const papers = (page: Page, session: string) => page.locator(`#${session} ol > li:visible`).count();

  it('are folded on a phone, at most twelve screens in all, and unfold where an address points', async () => {
    const { page } = await open({ ...PHONE, javaScriptEnabled: false });
    await page.goto('/finalschedule');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(12 * 844);
    expect(await page.locator('[id^=program-] article:visible').count()).toBe(0);

    // From a day at a glance to the session with its papers; those of the sessions around it stay folded.
    await page.locator('table a[href="#oral-8"]').click();
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
