import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();

/** What the introduction says of the time, and where its buttons lead. */
const introOf = (page: Page) =>
  page.locator('#intro [data-later=timed]').evaluate((part) => ({
    line: [...part.querySelectorAll('p')].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent?.trim()),
    links: [...part.querySelectorAll('a')]
      .filter((link) => !link.closest('[hidden]'))
      .map((link) => link.getAttribute('href')),
  }));

const HOME = '/';
const OPENING = 'Opening of the conference: December 13, 2023';

/** A minute before and at every moment at which the home page changes, by the clocks of the conference. */
const MOMENTS = [
  // The main track's date, not that of the competition proposals in 5 days.
  ['2023-07-10T12:00', 'Submission deadline (Regular Papers)', 'in 36 days'],
  ['2023-09-23T12:00', 'Camera ready and registration', 'in 12 days'],
  ['2023-10-05T23:59', 'Camera ready and registration', 'today'],
  ['2023-10-06T00:00', 'Late registration', 'in 15 days'],
  ['2023-11-22T23:59', 'Late poster deadline', 'today'],
  ['2023-11-23T00:00', OPENING, 'in 20 days'],
  ['2023-12-12T23:59', OPENING, 'tomorrow'],
  ['2023-12-13T00:00', OPENING, 'today'],
  ['2023-12-13T07:59', OPENING, 'today'],
  ['2023-12-13T08:00', 'Day 1 of 3', ''],
  ['2023-12-13T23:59', 'Day 1 of 3', ''],
  ['2023-12-14T00:00', 'Day 2 of 3', ''],
  ['2023-12-15T23:59', 'Day 3 of 3', ''],
] as const;

describe.each(['Africa/Tunis', 'America/Los_Angeles', 'Pacific/Kiritimati'])('to a reader in %s', (timezoneId) => {
  it('the home page shows the right phase at every minute, also while it stays open', async () => {
    const [[first]] = MOMENTS;
    const { page } = await openFrozen(new Date(`${first}:00+01:00`), {
      viewport: { width: 390, height: 800 },
      timezoneId,
    });
    await page.goto(HOME);
    await page.waitForLoadState('networkidle');
    for (const [time, words, distance] of MOMENTS) {
      await page.clock.pauseAt(new Date(`${time}:00+01:00`));
      // The clock that was set on has called what was due; a minute's change needs nothing else.
      await expect.poll(async () => (await introOf(page)).line.join()).toContain(words);
      expect((await introOf(page)).line).toHaveLength(1);
      expect((await introOf(page)).line[0]?.endsWith(distance), `${time}: ${distance}`).toBe(true);
    }
    await page.clock.pauseAt(new Date('2023-12-16T00:00:00+01:00'));
    const over = 'The conference has taken place. Thank you to everyone who came to Hammamet.';
    await expect.poll(async () => (await introOf(page)).line).toEqual([over]);
    expect(await page.locator('#countdown').getByText(over).filter({ visible: true }).count()).toBe(1);
  });
});

const textsOf = async (parts: Locator) =>
  (await parts.filter({ visible: true }).allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));

it('registration begins with the fees that are paid now or later, and its buttons, until the conference is over', async () => {
  const seen: Record<string, readonly string[]> = {};
  for (const time of ['2023-09-20T12:00', '2023-10-22T00:00', '2023-12-16T00:00']) {
    const { page } = await openFrozen(new Date(`${time}:00+01:00`), { viewport: { width: 390, height: 800 } });
    await page.goto('/Registration');
    const strip = page.locator('main [data-later=timed]');
    seen[time] = await textsOf(strip.locator('caption, td[colspan], a:not(table a)'));
  }
  const title = 'Fees at a glance Without accommodation';
  const buttons = ['Register (opens in a new tab)', 'Pay'];
  expect(seen).toEqual({
    '2023-09-20T12:00': [title, 'Until October 21, 2023', 'After October 21, 2023', 'At any time', ...buttons],
    '2023-10-22T00:00': [title, 'After October 21, 2023', 'At any time', ...buttons],
    '2023-12-16T00:00': [],
  });
});

it('a call begins with its deadline and the button to submit, until the deadline', async () => {
  const seen: Record<string, readonly string[]> = {};
  for (const [time, path] of [
    ['2023-08-12T12:00', '/callForPapers'],
    ['2023-08-16T00:00', '/callForPapers'],
    ['2023-08-16T00:00', '/CallPosterSession'],
  ] as const) {
    const { page } = await openFrozen(new Date(`${time}:00+01:00`), { viewport: { width: 390, height: 800 } });
    await page.goto(path);
    const strip = page.locator('main [data-later=timed]');
    seen[`${path} ${time}`] = await textsOf(strip.locator('p, a'));
    const link = strip.getByRole('link', { name: /^Submit/ });
    if (await link.count()) expect(await link.getAttribute('href')).toBe('https://submissions.example.org/amicai2023');
  }
  expect(seen).toEqual({
    '/callForPapers 2023-08-12T12:00': [
      'Submission deadline: August 15, 2023 in 3 days',
      'Submit a paper (opens in a new tab)',
      'Calendar of deadlines',
    ],
    '/callForPapers 2023-08-16T00:00': ['Submission closed on August 15, 2023.'],
    '/CallPosterSession 2023-08-16T00:00': [
      'Late poster deadline: November 22, 2023 in 98 days',
      'Submit a poster (opens in a new tab)',
      'Calendar of deadlines',
    ],
  });
});

it.each(['/Registration', '/pay', '/AcceptedSpecialSessions', '/AIReliability'])(
  '%s says at its head that the conference is over, once it is',
  async (path) => {
    const seen: boolean[] = [];
    for (const time of ['2023-12-15T23:59', '2023-12-16T00:00']) {
      const { page } = await openFrozen(new Date(`${time}:00+01:00`), { viewport: { width: 390, height: 800 } });
      await page.goto(path);
      seen.push(await page.locator('main > header').getByText('The conference has taken place.').isVisible());
    }
    expect(seen).toEqual([false, true]);
  },
);

it('a special session invites papers until its deadline, and has no main button afterwards', async () => {
  const seen: Record<string, readonly string[]> = {};
  const main: boolean[] = [];
  for (const time of ['2023-07-15T23:59', '2023-07-16T00:00']) {
    const { page } = await openFrozen(new Date(`${time}:00+01:00`), { viewport: { width: 390, height: 800 } });
    await page.goto('/AIAgriculture');
    seen[time] = await textsOf(page.locator('main [data-later=timed] p'));
    main.push(await page.locator('main a[class^=main]').isVisible());
  }
  expect(main).toEqual([true, false]);
  expect(seen).toEqual({
    '2023-07-15T23:59': [
      'Papers are submitted in the submission service: please select the track AI-Agriculture when the service asks for it. Every paper is read by at least three reviewers.',
      'Paper submission deadline: July 15, 2023',
      'Submit a paper',
      'Templates for papers',
      'Click here for details (opens in a new tab)',
    ],
    '2023-07-16T00:00': [
      'Submission closed on July 15, 2023.',
      'Templates for papers',
      'Click here for details (opens in a new tab)',
    ],
  });
});

it('every special session says that submission is closed, also where the deadline of all papers holds', async () => {
  const seen: Record<string, readonly string[]> = {};
  for (const time of ['2023-08-15T23:59', '2023-08-16T00:00']) {
    const { page } = await openFrozen(new Date(`${time}:00+01:00`), { viewport: { width: 390, height: 800 } });
    await page.goto('/AIHealthCare');
    seen[time] = await textsOf(page.locator('main > header div[data-later=timed]'));
    await page.goto('/AcceptedSpecialSessions');
    seen[`${time}, all`] = await textsOf(page.locator('#ai-healthcare [data-later=timed] p'));
  }
  const closed = 'Submission closed on August 15, 2023.';
  expect(seen).toEqual({
    '2023-08-15T23:59': [],
    '2023-08-15T23:59, all': [expect.stringContaining('Submit your paper')],
    '2023-08-16T00:00': [closed],
    '2023-08-16T00:00, all': [closed],
  });
});

it('only fees that can be paid today link to the payment form', async () => {
  const seen: Record<string, readonly string[]> = {};
  for (const time of ['2023-10-21T23:59', '2023-10-22T00:00']) {
    const { page } = await openFrozen(new Date(`${time}:00+01:00`), { viewport: { width: 1280, height: 800 } });
    await page.goto('/Registration');
    const rows = page.locator('#fees table').first().locator('tbody tr');
    expect(await rows.getByText('700 TND').filter({ visible: true }).count()).toBe(1);
    seen[time] = await textsOf(rows.filter({ has: page.locator('a:visible') }).getByRole('rowheader'));
  }
  expect(seen).toEqual({
    '2023-10-21T23:59': ['Author member', 'Author non-member', 'Student member', 'Student non-member', 'Non-author'],
    '2023-10-22T00:00': ['Late'],
  });
});

it('the two buttons link to what matters in each phase', async () => {
  const seen: Record<string, readonly (string | null)[]> = {};
  for (const time of [
    '2023-08-01T12:00',
    '2023-09-20T12:00',
    '2023-11-01T12:00',
    '2023-12-08T12:00',
    '2023-12-14T12:00',
    '2024-02-01T12:00',
  ]) {
    const { page } = await openFrozen(new Date(`${time}:00+01:00`), { viewport: { width: 390, height: 800 } });
    await page.goto(HOME);
    seen[time] = (await introOf(page)).links;
  }
  expect(Object.values(seen).every((links) => links.length === 2)).toBe(true);
  expect(seen['2023-09-20T12:00']?.[0]).toBe('/ImportantDates');
  expect(seen['2023-12-14T12:00']?.[0]).toBe('/finalschedule');
});

describe('on the second day at 14:30', () => {
  it('the schedule shows what is on in each room, folds past sessions, and moves nothing', async () => {
    const { page } = await openFrozen(new Date('2023-12-14T14:30:00+01:00'), { viewport: { width: 390, height: 800 } });
    await page.goto('/finalschedule');
    await page.waitForLoadState('networkidle');
    const now = page.getByRole('region', { name: 'Now and next' });
    expect(await now.count()).toBe(1);
    const text = (await now.innerText()).replaceAll(/\s+/g, ' ');
    expect(text).toContain('Session 7: AI & Reliability I: diagnosis and prognostics, until 15:45');
    expect(text).toContain('Next, at 16:15: Session 10');
    // It begins with today, marks what is on, and folds what is over.
    const days = page.getByRole('navigation', { name: 'Days' });
    expect(await days.getByRole('link').allInnerTexts()).toEqual(['Wed 13', 'Thu 14 Today', 'Fri 15']);
    const inTable = (session: string) => page.locator(`table a[href="#${session}"]`);
    expect(await inTable('oral-1').isVisible()).toBe(false);
    expect(await inTable('keynote-2').isVisible()).toBe(false);
    expect(await page.locator('tr[aria-current=time] a').allInnerTexts()).toContainEqual(
      expect.stringMatching(/^Session\s7/),
    );
    await page.getByRole('button', { name: 'Show past sessions' }).click();
    expect(await inTable('keynote-2').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Hide past sessions' }).click();
    // A past day that was chosen is shown whole.
    await days.getByRole('link', { name: 'Wed 13' }).click();
    expect(await inTable('keynote-1').isVisible()).toBe(true);
    expect(await inTable('oral-1').isVisible()).toBe(true);
    await page.clock.runFor(75 * 60_000);
    expect((await now.innerText()).replaceAll(/\s+/g, ' ')).not.toContain('Session 7');
    // In the break it stands above the rooms, where nothing is on.
    const places = await now
      .locator('dl > div:visible')
      .evaluateAll((all) =>
        all
          .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
          .map((place) => place.querySelector('dt')?.textContent),
      );
    expect(places).toEqual(['Elsewhere: ', 'Carthage Hall', 'Elyssa Room', 'Jugurtha Room']);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('#keynote-1').isVisible()).toBe(true);
    expect(await now.isVisible()).toBe(false);
  });
});

it.each([
  ['with JavaScript, dates that are over are quieter than those to come', true, ['400', '700']],
  ['without JavaScript, no date looks as if it were over', false, ['700']],
])('%s', async (_, javaScriptEnabled, weights) => {
  const { page } = javaScriptEnabled
    ? await openFrozen(new Date('2023-09-20T12:00:00+01:00'))
    : await open({ javaScriptEnabled });
  await page.goto('/ImportantDates');
  const found = await page
    .locator('main dd time')
    .evaluateAll((times) =>
      times.filter((time) => time.closest('del') === null).map((time) => getComputedStyle(time).fontWeight),
    );
  expect([...new Set(found)].sort()).toEqual(weights);
});
