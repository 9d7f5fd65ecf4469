import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTurnOf, tried } from '../support/rounds';
import { flashing } from './support/adaptation';
import { ignoreRestingPointer } from './support/bring-to-life';
import { beginVisit, type Visit } from './support/browser';
import { listenForComplaints } from './support/complaints';
import { forgetVisits } from './support/forget-visits';
import { noteShifts } from './support/layout-shifts';
import { NOWHERE, VISITED, WITH_EVERY_PART } from './support/page-kinds';
import { goToCardPage } from './support/payment';
import { readToTheEnd } from './support/settled';
import { followTraces } from './support/traces';
import { weigh } from './support/weight';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

const KILOBYTE = 1000;
const PAGE = 250 * KILOBYTE;
const FONTS = 60 * KILOBYTE;

// A visitor whose browser has nothing of the site opens one page and reads it to the end, at every width that has
// pictures of its own.
/** Those that are measured in a wide window too, where every eighth of the others has to do. */
const IN_BOTH = ['/', '/finalschedule', '/pay'];
const WIDE = tried(
  VISITED,
  VISITED.filter((path, at) => IN_BOTH.includes(path) || isTurnOf(at, 0, 8)),
);
/** One of words alone, and one that is short: all of it is seen as it comes. */
const PLAIN = ['/attending', '/Registrationno'];
/** Of pages that are made of the parts of others, every third. */
const NARROW = tried(
  VISITED,
  VISITED.filter((path, at) => [...WITH_EVERY_PART, ...PLAIN].includes(path) || isTurnOf(at, 1, 3)),
);

describe.each([
  { width: 390, visited: NARROW },
  { width: 1280, visited: WIDE },
])('in a window of $width px', ({ width, visited }) => {
  let page: Page;
  let shifts: Awaited<ReturnType<typeof noteShifts>>;
  beforeAll(async () => {
    page = await visit.open({ viewport: { width, height: 800 } });
    shifts = await noteShifts(page);
    await ignoreRestingPointer(page);
  });
  afterAll(() => page.context().close());

  describe.each(visited)('a first visit to %s', (path) => {
    let complaints: string[];
    let weightOf: ReturnType<typeof weigh>;
    let traces: ReturnType<typeof followTraces>;
    beforeAll(async () => {
      await forgetVisits(page, visit.origin);
      complaints = listenForComplaints(page, visit.origin);
      weightOf = weigh(page);
      traces = followTraces(page, visit.origin);
      await page.goto(path);
      await page.locator('[data-bar][data-script]').waitFor();
      await readToTheEnd(page);
    });

    it('loads at most 250 kB, of which 60 kB are fonts', async () => {
      expect(await weightOf('document')).toBeGreaterThan(0);
      expect(await weightOf(undefined, PAGE)).toBeLessThanOrEqual(PAGE);
      expect(await weightOf('font')).toBeLessThanOrEqual(FONTS);
    });

    // Cumulative Layout Shift of nought: what is read stays where it is, while the page loads and while it is read.
    it('has no layout shift', async () => {
      expect(await shifts()).toEqual([]);
    });

    it('has nothing that flashes', async () => {
      expect(await page.evaluate(flashing)).toEqual([]);
    });

    it('leaves no trace: stores nothing, and requests nothing from other hosts', async () => {
      expect(await traces()).toEqual([]);
    });

    it('logs no error in the console', () => {
      const itsOwn = (complaint: string) => path === NOWHERE && /\b404\b/.test(complaint);
      expect(complaints.filter((complaint) => !itsOwn(complaint))).toEqual([]);
    });
  });
});

it('a payment stores nothing, and sends requests only to the payment service', async () => {
  const page = await visit.open();
  const traces = followTraces(page, visit.origin);
  await goToCardPage(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL('**/Registrationok/**');
  await page.getByText('Payment Successful').waitFor();
  expect(await traces()).toEqual([]);
});
