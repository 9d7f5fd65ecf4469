import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { beginVisit, beginVisitWithoutDrawings, type Visit } from './browser';
import { listenForComplaints } from './complaints';

interface OpenedPage {
  readonly page: Page;
  /** What it complains of fails the test, unless the test takes it out of this list. */
  readonly complaints: string[];
}

/**
 * Every page is a new visitor's, with reduced motion unless its options say `MOVING`: a home page in motion keeps a sixth of a processor
 * busy as long as it is open.
 */
export interface QuietVisit {
  readonly open: (options?: BrowserContextOptions) => Promise<OpenedPage>;
  /** The same, with a clock that shows a time and goes on only when it is told to; long animations stop with it. */
  readonly openFrozen: (time: Date | string, options?: BrowserContextOptions) => Promise<OpenedPage>;
}

/** Leaving a page stops what it was loading; nobody needs to fix that. */
const isAbandoned = (complaint: string) => complaint.endsWith('net::ERR_ABORTED');

/**
 * Visits the site in every test of a file; after each, no page may have complained of anything. Drawings are replaced by empty pictures
 * unless a test looks at them.
 */
export function visitQuietly({ withDrawings = false } = {}): QuietVisit {
  let visit: Visit;
  const opened: OpenedPage[] = [];
  beforeAll(async () => {
    visit = await (withDrawings ? beginVisit : beginVisitWithoutDrawings)();
  });
  afterEach(async () => {
    const complaints = opened.flatMap((each) => each.complaints.filter((complaint) => !isAbandoned(complaint)));
    await Promise.all(opened.splice(0).map(({ page }) => page.context().close()));
    expect(complaints).toEqual([]);
  });
  afterAll(() => visit.end());

  const open = async (options: BrowserContextOptions = {}): Promise<OpenedPage> => {
    const page = await visit.open({ reducedMotion: 'reduce', ...options });
    const complaints = listenForComplaints(page, visit.origin);
    opened.push({ page, complaints });
    return { page, complaints };
  };
  return {
    open,
    openFrozen: async (time, options) => {
      const { page, complaints } = await open(options);
      await page.addInitScript(holdLongMotion);
      // It must be stopped at a time that is still to come.
      await page.clock.install({ time: new Date(time).getTime() - 60_000 });
      await page.clock.pauseAt(time);
      return { page, complaints };
    },
  };
}

/**
 * Holds, from the start of a page on, what its style sheets move for long: the waves of a home page, logos that pass. The page's clock
 * does not stop those, and to paint them takes half a processor meanwhile.
 */
function holdLongMotion(): void {
  const SECOND = 1000;
  const hold = ({ target }: Event) => {
    for (const motion of target instanceof Element ? target.getAnimations({ subtree: true }) : [])
      if (Number(motion.effect?.getComputedTiming().endTime) > SECOND) motion.pause();
  };
  addEventListener('animationstart', hold, { capture: true });
}

/** A visitor who has not asked for less motion, for tests of what moves. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** A phone, a tablet and a desk, each on one side of the breakpoints (specification, section 9.4). */
export const WINDOWS = [
  { width: 390, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
