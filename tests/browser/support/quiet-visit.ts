import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { beginVisit, type Visit } from './browser';
import { listenForComplaints } from './complaints';

interface OpenedPage {
  readonly page: Page;
  /** What it complains of fails the test, unless the test takes it out of this list. */
  readonly complaints: string[];
}

export interface QuietVisit {
  /** A new page, closed after the test; one with the same options shares its context with those before it. */
  readonly open: (options?: BrowserContextOptions) => Promise<OpenedPage>;
  /** A new page whose clock shows a time and goes on only when it is told to. */
  readonly openFrozen: (time: Date | string, options?: BrowserContextOptions) => Promise<OpenedPage>;
}

/** Leaving a page stops what it was loading; nobody need mend that. */
const isAbandoned = (complaint: string) => complaint.endsWith('net::ERR_ABORTED');

/** A context for all pages with the same options, and the page that was last, which keeps the context's process warm. */
interface SharedContext {
  readonly context: BrowserContext;
  last?: Page;
}

/** Visits the site in every test of a file; after each, no page may have complained of anything. */
export function visitQuietly(): QuietVisit {
  let visit: Visit;
  const contexts = new Map<string, SharedContext>();
  const opened: (OpenedPage & { readonly leave: () => Promise<void> })[] = [];
  beforeAll(async () => {
    visit = await beginVisit();
  });
  afterEach(async () => {
    const complaints = opened.flatMap((each) => each.complaints.filter((complaint) => !isAbandoned(complaint)));
    await Promise.all(opened.splice(0).map(({ leave }) => leave()));
    expect(complaints).toEqual([]);
  });
  afterAll(() => visit.end());

  const listen = (page: Page, leave: () => Promise<void>): OpenedPage => {
    const complaints = listenForComplaints(page, visit.origin);
    opened.push({ page, complaints, leave });
    return { page, complaints };
  };
  /** A new page in the context of this name, which is made for the first of them. */
  const openIn = async (name: string, options: BrowserContextOptions | undefined): Promise<OpenedPage> => {
    const shared: SharedContext = contexts.get(name) ?? { context: await visit.openContext(options) };
    contexts.set(name, shared);
    const page = await shared.context.newPage();
    await shared.last?.close();
    delete shared.last;
    return listen(page, () => rest(page, shared));
  };
  return {
    open: (options) => openIn(JSON.stringify(options) ?? '', options),
    openFrozen: async (time, options) => {
      // A clock is the context's.
      const opened = await openIn(`frozen ${JSON.stringify(options)}`, options);
      // It must be stopped at a time that is still to come.
      await opened.page.clock.install({ time: new Date(time).getTime() - 60_000 });
      await opened.page.clock.pauseAt(time);
      return opened;
    },
  };
}

/**
 * Sends a page to rest until the next one is opened, on a file of the site that does nothing: a process for the site costs
 * more than most of what a test does in it.
 */
async function rest(page: Page, shared: SharedContext): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const isResting = await page.goto('/robots.txt').then(
    () => true,
    () => false,
  );
  if (isResting && !shared.last) shared.last = page;
  else await page.close();
}

/** A phone, a tablet and a desk, each on one side of the breakpoints (specification, section 9.4). */
export const WINDOWS = [
  { width: 390, height: 800 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;
