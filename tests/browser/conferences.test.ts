import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as sample from '#compiled';
import {
  type BuiltConference,
  type ConferenceBuilder,
  conferenceBuilder,
  oneOfEachKind,
} from '../support/built-conference';
import { CONFERENCES } from '../support/conferences';
import { namesIn } from '../support/gates/foreign-names';
import { PAGE_GATES } from '../support/gates/page-gates';
import { pagesOf, visitsOf } from './examine/conference-visits';
import { FITS, VIEWS, type View } from './examine/views';
import { beginVisitTo } from './support/browser';
import { listenForComplaints } from './support/complaints';
import { showEveryPart } from './support/settled';
import { faintWordsOn, OVER_BAND } from './support/words';

let builder: ConferenceBuilder;
const built = new Map<string, BuiltConference>();
beforeAll(async () => {
  builder = await conferenceBuilder();
  for (const conference of CONFERENCES) built.set(conference.name, await builder.build(conference, 3));
});
afterAll(() => builder?.remove());

const conferenceNamed = (name: string): BuiltConference => {
  const conference = built.get(name);
  if (!conference) throw new Error(`The conference "${name}" was not built.`);
  return conference;
};

describe.each(CONFERENCES)('the conference "$name" ($about)', ({ name }) => {
  it('compiles without a warning', () => {
    expect(conferenceNamed(name).diagnostics).toEqual([]);
  });

  it.each(PAGE_GATES)('each of its pages $promise', async ({ of, pages }) => {
    const conference = conferenceNamed(name);
    const others = [sample, ...[...built.values()].map(({ content }) => content)].filter(
      (content) => content !== conference.content,
    );
    const faultsOf = of(conference, others.map(namesIn));
    const faults: string[] = [];
    for (const page of pagesOf(conference, pages))
      faults.push(...(await faultsOf(page)).map((fault) => `${page.path}: ${fault}`));
    expect(faults).toEqual([]);
  });

  it('passes every examination in a browser', async () => {
    const conference = conferenceNamed(name);
    const visit = await beginVisitTo(await conference.serve());
    try {
      const page = await visit.open();
      const complaints = listenForComplaints(page, visit.origin);
      const faults: string[] = [];
      for (const { page: visited, views } of visitsOf(conference, [...built.values()])) {
        const { path, kind } = visited;
        // To be laid out anew for its first view takes as long as to be opened in it.
        await (kind === 'home' ? VIEWS[0] : views[0])?.show(page);
        await page.goto(kind === 'error' ? '/nowhere' : path);
        await page.locator('[data-bar][data-script]').waitFor();
        if (views.some(isOfMoreThanWidth)) await showEveryPart(page);
        if (kind === 'home') {
          faults.push(...(await faintWordsOn(page, OVER_BAND)).map((words) => `faint over the band: ${words}`));
          const screens = await screensOnPhone(page);
          if (screens > MOST_SCREENS) faults.push(`${path} fills ${screens.toFixed(1)} screens of a phone`);
        }
        for (const view of views) faults.push(...(await faultsIn(page, view)).map((fault) => `${path} ${fault}`));
        const own = complaints.splice(0).filter((complaint) => !(kind === 'error' && /\b404\b/.test(complaint)));
        faults.push(...own.map((complaint) => `${path} ${complaint}`));
      }
      expect(faults).toEqual([]);
    } finally {
      await visit.end();
    }
  });
});

describe('the longest day of a large conference', () => {
  const sessionsOf = (page: Page) =>
    page.locator('main article').evaluateAll((sessions) => ({
      all: sessions.length,
      laidOut: sessions.filter((each) => each.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
        .length,
    }));

  // Scripts may come after the click that follows a link.
  it.each([
    { scripts: 'with its scripts', javaScriptEnabled: true },
    { scripts: 'without scripts', javaScriptEnabled: false },
  ])('$scripts, is laid out where it is read and all on paper, and links lead to sessions', async (browsing) => {
    const conference = conferenceNamed('large');
    const visit = await beginVisitTo(await conference.serve());
    try {
      const page = await visit.open({ javaScriptEnabled: browsing.javaScriptEnabled });
      const longest = oneOfEachKind(conference.pages, 'longest').find(({ kind }) => kind === 'schedule-day');
      await page.goto(longest?.path ?? '');
      const { all, laidOut } = await sessionsOf(page);
      expect(all).toBeGreaterThan(50);
      expect(laidOut).toBeLessThan(all / 4);

      const link = page.locator('main li div a[href^="#"]').last();
      const id = (await link.getAttribute('href')) ?? '';
      await link.click();
      const session = page.locator(`[id="${id.slice(1)}"]`);
      await expect
        .poll(() => session.evaluate((each) => Math.round(each.getBoundingClientRect().top)))
        .toBeLessThan(400);
      expect(await session.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(60);

      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => sessionsOf(page)).toEqual({ all, laidOut: all });
    } finally {
      await visit.end();
    }
  });
});

/** Whether a view examines more than overflow, which needs no pictures and no hydration. */
const isOfMoreThanWidth = ({ examiners }: View) => examiners.some((examiner) => examiner !== FITS);

/** How much of a home page somebody scrolls through at most, whatever the conference. */
const MOST_SCREENS = 11;

/** How many screens of a usual phone a page fills. */
async function screensOnPhone(page: Page): Promise<number> {
  const before = page.viewportSize();
  const phone = { width: 390, height: 844 };
  await page.setViewportSize(phone);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (before) await page.setViewportSize(before);
  return height / phone.height;
}

async function faultsIn(page: Page, { name, show, leave, examiners }: View): Promise<string[]> {
  await show(page);
  const found: string[] = [];
  for (const { faultsOf, promise } of examiners)
    found.push(...(await faultsOf(page)).map((fault) => `${name}: not so: ${promise}: ${fault}`));
  await leave?.(page);
  return found;
}
