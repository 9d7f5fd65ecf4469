import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { beginVisit, beginVisitWithoutDrawings, type Visit } from './browser';
import { listenForComplaints } from './complaints';
import { LentPages } from './lent-pages';

interface OpenedPage {
  readonly page: Page;
  /** What it complains of fails the test, unless the test takes it out of this list. */
  readonly complaints: string[];
}

/**
 * Every page comes with reduced motion, where its options do not say `MOVING`: a home page on the move keeps a sixth of a processor busy as
 * long as it is open.
 */
export interface QuietVisit {
  /** A page of a visitor who has nothing of the site yet. */
  readonly openFirst: (options?: BrowserContextOptions) => Promise<OpenedPage>;
  /** A page whose clock the test sets. */
  readonly openWithClock: (options?: BrowserContextOptions) => Promise<OpenedPage>;
  /** A page that is as good as new, and given back after the test. */
  readonly open: (options?: BrowserContextOptions) => Promise<OpenedPage>;
  /** The same, with a clock that shows a time and goes on only when it is told to; what moves for long stands still with it. */
  readonly openFrozen: (time: Date | string, options?: BrowserContextOptions) => Promise<OpenedPage>;
}

/** Leaving a page stops what it was loading; nobody needs to fix that. */
const isAbandoned = (complaint: string) => complaint.endsWith('net::ERR_ABORTED');

/** The pages of all files of a process, whose clocks go; they are as good as new in each test. Of sites with drawings and without. */
const shared = new Map<typeof beginVisit, LentPages>();

/**
 * Visits the site in every test of a file; after each, no page may have complained of anything. Drawings have stand-ins, but for who looks
 * at them.
 */
export function visitQuietly({ withDrawings = false } = {}): QuietVisit {
  const begin = withDrawings ? beginVisit : beginVisitWithoutDrawings;
  let visit: Visit;
  let withClocks: LentPages;
  const opened: (OpenedPage & { readonly giveBack: () => Promise<void> })[] = [];
  beforeAll(async () => {
    visit = await begin();
    if (!shared.has(begin)) shared.set(begin, new LentPages((await begin()).openContext));
    // A clock is the context's, and is never forgotten.
    withClocks = new LentPages(visit.openContext);
  });
  afterEach(async () => {
    const complaints = opened.flatMap((each) => each.complaints.filter((complaint) => !isAbandoned(complaint)));
    await Promise.all(opened.splice(0).map(({ giveBack }) => giveBack()));
    expect(complaints).toEqual([]);
  });
  afterAll(() => visit.end());

  const openFrom = async (pages: LentPages | undefined, options: BrowserContextOptions = {}): Promise<OpenedPage> => {
    if (!pages) throw new Error('Pages are opened in tests, not before them.');
    const { page, giveBack } = await pages.lend({ reducedMotion: 'reduce', ...options });
    const complaints = listenForComplaints(page, visit.origin);
    opened.push({ page, complaints, giveBack });
    return { page, complaints };
  };
  return {
    open: (options) => openFrom(shared.get(begin), options),
    openFirst: (options) => openFrom(new LentPages(visit.openContext), options),
    openWithClock: (options) => openFrom(withClocks, options),
    openFrozen: async (time, options) => {
      const opened = await openFrom(withClocks, options);
      await opened.page.addInitScript(holdLongMotion);
      // It must be stopped at a time that is still to come.
      await opened.page.clock.install({ time: new Date(time).getTime() - 60_000 });
      await opened.page.clock.pauseAt(time);
      return opened;
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
