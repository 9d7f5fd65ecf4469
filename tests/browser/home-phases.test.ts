import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltConference, type ConferenceBuilder, conferenceBuilder } from '../support/built-conference';
import { CONFERENCES } from '../support/conferences';
import { beginVisitTo, type Visit } from './support/browser';

/** Visits the home page of a test conference at a moment. */
function homeOf(name: string) {
  let builder: ConferenceBuilder;
  let built: BuiltConference;
  let visit: Visit;
  beforeAll(async () => {
    builder = await conferenceBuilder();
    const conference = CONFERENCES.find((each) => each.name === name);
    if (!conference) throw new Error(`There is no conference "${name}".`);
    built = await builder.build(conference, 1);
    await built.render(['/']);
    visit = await beginVisitTo(await built.serve());
  });
  afterAll(async () => {
    await visit.end();
    await builder.remove();
  });
  return async (moment: string, see: (page: Page) => Promise<void>) => {
    const page = await visit.open({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/');
    await see(page);
    await page.context().close();
  };
}

/** The ids of the sections that are shown, in the order of the document. */
const sectionsOf = (page: Page) =>
  page
    .locator('[data-orders] section[id]')
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map(({ id }) => id));

describe('without an order in home.yaml', () => {
  const home = homeOf('german');

  it.each([
    ['2031-04-20T12:00Z', 'calls', ['importantdates', 'calls', 'speakers']],
    ['2031-10-11T12:00Z', 'the last week', ['program', 'fees', 'venue']],
    ['2031-10-17T10:00Z', 'the conference', ['program', 'venue', 'speakers']],
    ['2031-11-20T12:00Z', 'the end', ['program', 'speakers']],
  ])('at %s (%s) what matters then comes first', (moment, _phase, first) =>
    home(moment, async (page) => {
      expect((await sectionsOf(page)).slice(0, first.length)).toEqual(first);
    }),
  );

  it.each(['2031-10-17T10:00Z', '2031-11-20T12:00Z'])('at %s nobody is asked to submit or to register', (moment) =>
    home(moment, async (page) => {
      const shown = await sectionsOf(page);
      expect(shown).not.toContain('calls');
      expect(shown).not.toContain('fees');
    }),
  );

  it('while something is on, the introduction leaves more than half of the first screen to it', () =>
    home('2031-10-17T10:00Z', async (page) => {
      const height = await page.locator('#intro').evaluate(({ clientHeight }) => clientHeight);
      expect(height).toBeLessThanOrEqual(0.4 * 844);
      const now = await page.locator('[data-now] section:visible').boundingBox();
      expect(now && now.y + now.height).toBeLessThan(844);
    }));
});

describe('a conference of one day', () => {
  const home = homeOf('workshop');

  it('marks in its program what is on', () =>
    home('2031-06-14T12:30Z', async (page) => {
      const running = page.locator('#the-day p:has(b:visible)');
      expect((await running.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual(['09:15–10:45 Now']);
    }));
});

describe('a conference without a program', () => {
  const home = homeOf('smallest');

  it.each([
    ['2031-05-21T10:00Z', 'Day 2 of 3'],
    ['2031-06-25T10:00Z', 'The conference is over'],
  ])('at %s its introduction says "%s", and fills the window down to the footer', (moment, said) =>
    home(moment, async (page) => {
      const intro = page.locator('#intro');
      expect(await intro.innerText()).toContain('May 20-22, 2031');
      expect(await intro.innerText()).toContain(said);
      const { bottom } = await intro.evaluate((each) => each.getBoundingClientRect());
      const footer = await page.locator('body > footer').evaluate((each) => each.getBoundingClientRect());
      expect(footer.top).toBeCloseTo(bottom, 0);
      expect(footer.bottom).toBeCloseTo(844, 0);
    }),
  );

  it('says how far the opening is by the countdown alone', () =>
    home('2031-05-01T12:00Z', async (page) => {
      expect(await page.locator('#intro').getByText('Opening').count()).toBe(0);
      expect(await page.getByRole('timer').isVisible()).toBe(true);
    }));
});
