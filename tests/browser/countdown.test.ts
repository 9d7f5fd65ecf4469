import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tried } from '../support/rounds';
import { bringToLife, ignoreRestingPointer } from './support/bring-to-life';
import { MOVING, visitQuietly, WINDOWS } from './support/quiet-visit';

const { open, openFrozen } = visitQuietly();
const [, , DESK] = WINDOWS;

/** 13 December 2023, 08:00 in Tunisia (specification, section 9.1). */
const TARGET = Date.parse('2023-12-13T08:00:00+01:00');
/** The end of 15 December there. */
const LAST_MIDNIGHT = Date.parse('2023-12-16T00:00:00+01:00');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const OVER = 'The conference has taken place. Thank you to everyone who came to Hammamet.';

const timerOf = (page: Page) => page.getByRole('timer', { name: 'Time until the conference opens' });
const buttonOf = (page: Page) => page.locator('#countdown').getByRole('button');

/** The home page at a distance from the target in milliseconds, its countdown alive. */
async function openBefore(distance: number, options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openFrozen(new Date(TARGET - distance), { viewport: DESK, ...MOVING, ...options });
  await page.goto('/');
  await timerOf(page).scrollIntoViewIfNeeded();
  await bringToLife(page, 'Countdown');
  return page;
}

const textsOf = (page: Page) => timerOf(page).locator('p').allTextContents();
const ringsOf = (page: Page) =>
  timerOf(page)
    .locator('svg path:last-child')
    .evaluateAll((rings) => rings.map((ring) => Number(ring.getAttribute('stroke-dashoffset'))));
/** What the four timers must say at a distance from the target: plain arithmetic. */
const expectedAt = (distance: number) => [
  counted(distance / DAY, 'day'),
  counted((distance % DAY) / HOUR, 'hour'),
  counted((distance % HOUR) / MINUTE, 'minute'),
  counted((distance % MINUTE) / SECOND, 'second'),
];
const counted = (count: number, unit: string) => `${Math.floor(count)} ${unit}${Math.floor(count) === 1 ? '' : 's'}`;

describe('before the target', () => {
  it('counts the right numbers before React is loaded', async () => {
    const { page } = await openFrozen(new Date(TARGET - DAY - MINUTE), { viewport: DESK, ...MOVING });
    await ignoreRestingPointer(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(() => textsOf(page)).toEqual(expectedAt(DAY + MINUTE));
    await page.clock.runFor(3 * SECOND);
    expect(await textsOf(page)).toEqual(expectedAt(DAY + MINUTE - 3 * SECOND));
    expect(await page.locator('[data-island=Countdown][data-live]').count()).toBe(0);
  });

  it.each([
    ['400 days, 1 hour and 1 second', 400 * DAY + HOUR + SECOND, 'Africa/Tunis'],
    ['exactly 10 days', 10 * DAY, 'America/New_York'],
  ])('%s ahead, shows the right numbers in every time zone, and keeps them right', async (_, distance, timezoneId) => {
    const page = await openBefore(distance, { timezoneId });
    expect(await textsOf(page)).toEqual(expectedAt(distance));
    for (const passed of [SECOND, 2 * SECOND]) {
      await page.clock.runFor(SECOND);
      expect(await textsOf(page)).toEqual(expectedAt(distance - passed));
    }
    await page.clock.fastForward(50 * MINUTE);
    await page.clock.runFor(SECOND);
    expect(await textsOf(page)).toEqual(expectedAt(distance - 50 * MINUTE - 3 * SECOND));
  });

  it('has a button that stops all motion, and starts it again with the time that is left', async () => {
    const page = await openBefore(DAY);
    expect(await buttonOf(page).textContent()).toBe('Stop the countdown');
    await page.clock.runFor(2 * SECOND);
    await buttonOf(page).click();
    const [texts, rings] = [await textsOf(page), await ringsOf(page)];
    expect(texts).toEqual(expectedAt(DAY - 2 * SECOND));
    await page.clock.runFor(10 * SECOND);
    expect([await textsOf(page), await ringsOf(page)]).toEqual([texts, rings]);

    expect(await buttonOf(page).textContent()).toBe('Start the countdown');
    await buttonOf(page).press('Enter');
    await expect.poll(() => textsOf(page)).toEqual(expectedAt(DAY - 12 * SECOND));
    await page.clock.runFor(SECOND);
    expect(await textsOf(page)).toEqual(expectedAt(DAY - 13 * SECOND));
  });

  it('the timers are 130 px wide, 100 in a narrow window, orange, with a stroke of 11', async () => {
    const page = await openBefore(2.5 * DAY);
    for (const { width, height } of WINDOWS) {
      await page.setViewportSize({ width, height });
      const size = width < 768 ? 100 : 130;
      const look = { width: size, height: size, stroke: 11, colour: 'rgb(240, 140, 46)' };
      await expect.poll(() => looksOf(page)).toEqual([look, look, look, look]);
    }
  });
});

/** Size, stroke and colour of each ring, in pixels of the screen. */
const looksOf = (page: Page) =>
  timerOf(page)
    .locator('svg')
    .evaluateAll((drawings) =>
      drawings.map((drawing) => {
        const { width, height } = drawing.getBoundingClientRect();
        const ring = getComputedStyle(drawing.querySelector('path:last-child') as Element);
        const scale = width / Number(drawing.getAttribute('viewBox')?.split(' ')[2]);
        return { width, height, stroke: Number.parseFloat(ring.strokeWidth) * scale, colour: ring.stroke };
      }),
    );

/** The visible text of the section: its heading, the date, and the sentence under it. */
async function wordsOf(page: Page): Promise<string[]> {
  const words = page
    .locator('#countdown :is(h2 span, p:is([data-from], [data-until]))')
    .filter({ hasNotText: /^Day \d of \d$/ });
  return (await words.filter({ visible: true }).allTextContents()).map((each) => each.trim());
}

const OPENING = 'December 13, 2023, 08:00 (GMT+1)';
const BEFORE = { words: ['The conference opens in', OPENING], timers: 1 };
const ON = { words: ['December 13-15, 2023', OPENING, 'The conference is on. Welcome to Hammamet!'], timers: 0 };
const AFTER = { words: ['December 13-15, 2023', OVER], timers: 0 };

const seenOn = async (page: Page) => ({ words: await wordsOf(page), timers: await timerOf(page).count() });

const MOMENTS = [
  { when: 'a minute before the conference opens', time: '2023-12-13T07:59:00+01:00', seen: BEFORE },
  { when: 'when it opens', time: '2023-12-13T08:00:00+01:00', seen: ON },
  { when: 'on its first day', time: '2023-12-13T11:30:00+01:00', seen: ON },
  { when: 'in the last minute of its last day', time: '2023-12-15T23:59:00+01:00', seen: ON },
  { when: 'after its last day', time: '2023-12-16T00:00:00+01:00', seen: AFTER },
];

/** A day begins later to the west of the conference, earlier to the east: `npm test` tries each where that could come out wrong. */
const IN_ZONES = [
  { timezoneId: 'Africa/Tunis', moments: MOMENTS },
  { timezoneId: 'America/Los_Angeles', moments: tried(MOMENTS, [...MOMENTS.slice(1, 2), ...MOMENTS.slice(4)]) },
  { timezoneId: 'Pacific/Kiritimati', moments: tried(MOMENTS, [...MOMENTS.slice(0, 1), ...MOMENTS.slice(3, 4)]) },
];

describe.each(IN_ZONES)('to a reader in $timezoneId', ({ timezoneId, moments }) => {
  it.each(moments)('$when, the page shows the right phase', async ({ time, seen }) => {
    const { page } = await openFrozen(new Date(time), { viewport: DESK, timezoneId });
    await page.goto('/');
    await expect.poll(() => seenOn(page)).toEqual(seen);
    expect(await page.getByRole('region', { name: seen.words[0] ?? '', exact: true }).count()).toBe(1);
  });
});

describe('a page that is left open', () => {
  it('changes by itself when the conference opens and when it ends', async () => {
    const page = await openBefore(2 * SECOND);
    await page.clock.runFor(SECOND);
    expect([await textsOf(page), await seenOn(page)]).toEqual([expectedAt(SECOND), BEFORE]);
    await page.clock.runFor(SECOND);
    expect(await seenOn(page)).toEqual(ON);
    await page.clock.fastForward(LAST_MIDNIGHT - TARGET - SECOND);
    expect(await seenOn(page)).toEqual(ON);
    await page.clock.runFor(SECOND);
    expect(await seenOn(page)).toEqual(AFTER);
  });
});

it('without JavaScript shows only the days and the date, which stay true', async () => {
  const { page } = await open({ viewport: DESK, javaScriptEnabled: false });
  await page.goto('/');
  expect(await seenOn(page)).toEqual({ words: ['December 13-15, 2023', OPENING], timers: 0 });
});
