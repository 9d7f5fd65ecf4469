import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTurnOf, tried } from '../support/rounds';
import { beginVisit, type Visit } from './support/browser';
import { VISITED, WITH_EVERY_PART } from './support/page-kinds';
import { goAndSettle } from './support/settled';
import { operable, type Stop, walk } from './support/tab-stops';

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

/** Where most is to be operated, and one page of words. */
const EVERYWHERE = ['/', '/finalschedule', '/pay', '/attending'];

/** Every sixth of the pages that have every part, another in each round, and those that are walked in other rounds too. */
const everySixth = (turn: number, always: readonly string[]) =>
  tried(VISITED, [...new Set([...always, ...WITH_EVERY_PART.filter((_, at) => isTurnOf(at, turn, 6))])]);

/** Bar and footer, where most of the way goes, are the same on every page. */
const ROUNDS = [
  { width: 390, height: 800, walks: ['Tab', 'Shift+Tab'], paths: everySixth(0, EVERYWHERE) },
  { width: 1280, height: 800, walks: ['Tab'], paths: everySixth(1, ['/', '/attending']) },
  { width: 768, height: 1024, walks: ['Tab'], paths: everySixth(2, []) },
] as const;

const faultsOf = (stops: readonly Stop[]) =>
  stops.flatMap(({ name, faults }) => faults.map((each) => `${name}: ${each}`));

// WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.7, 2.4.11.
describe.each(ROUNDS)('in a window of $width px', ({ walks, paths, ...viewport }) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open({ viewport, reducedMotion: 'reduce' });
  });

  it.each(paths)(
    `${walks.join(' and back ')} goes once to everything on %s, in reading order and in sight`,
    async (path) => {
      await goAndSettle(page, path);
      for (const key of walks) {
        const stops = await walk(page, key, 1000);
        // What the focus brings to life is there now.
        const expected = await operable(page);
        expect(stops.map(({ name }) => name)).toEqual(key === 'Tab' ? expected : expected.toReversed());
        expect(faultsOf(stops)).toEqual([]);
      }
    },
  );
});
