import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visitQuietly } from './support/quiet-visit';
import { goAndSettle } from './support/settled';

const { openFrozen } = visitQuietly();

const PHONE = { viewport: { width: 390, height: 800 } };
const MOST_TAPS = 3;
const ONE_SCREEN = PHONE.viewport.height;

/** Counts what a visitor does: taps, and pixels scrolled by hand before each tap and to what is looked for. */
class Visitor {
  taps = 0;
  scrolled = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls by hand until something can be seen. */
  async look(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('It is not shown.');
    const distance = Math.max(0, box.y + Math.min(box.height, 48) - ONE_SCREEN);
    this.scrolled += distance;
    await target.scrollIntoViewIfNeeded();
  }

  async tap(target: Locator): Promise<void> {
    await this.look(target);
    this.taps += 1;
    await target.click();
  }

  async menu(...labels: readonly string[]): Promise<void> {
    const bar = this.page.locator('[data-bar][data-script]');
    await this.tap(bar.getByRole('button', { name: 'Menu' }));
    for (const label of labels) {
      const entry = bar
        .getByRole('button', { name: label, exact: true })
        .or(bar.getByRole('link', { name: label, exact: true }));
      await this.tap(entry.first());
    }
  }
}

interface Task {
  readonly task: string;
  /** When, by the clocks of the conference. */
  readonly at: string;
  readonly does: (visitor: Visitor, page: Page) => Promise<Locator>;
}

const button = (page: Page, name: string) => page.locator('#intro').getByRole('link', { name, exact: true });

const searchIn = (page: Page) =>
  page.getByRole('link', { name: 'Search', exact: true }).and(page.locator('[aria-haspopup=dialog]'));

/** What visitors come for; each ends at what answers it. */
const TASKS: readonly Task[] = [
  {
    task: 'when camera-ready papers are due',
    at: '2023-09-20T12:00',
    does: async (_, page) =>
      page.locator('#intro').getByText('Camera ready and registration').filter({ visible: true }),
  },
  {
    task: 'what a student pays',
    at: '2023-09-20T12:00',
    does: async (visitor, page) => {
      await visitor.tap(button(page, 'Registration'));
      // Of the fees at a glance, with which the page begins.
      return page.locator('main').getByRole('row', { name: 'Student member 400 TND 200 EUR', exact: true }).first();
    },
  },
  {
    task: 'when and where a paper is presented',
    at: '2023-12-12T12:00',
    does: async (visitor, page) => {
      await visitor.tap(searchIn(page));
      // The field has the focus.
      await page.keyboard.type('lung lesions radiographs');
      return page
        .getByRole('option', { name: /^Weakly supervised segmentation of lung lesions/ })
        .getByText(/^Wednesday, December 13, 11:\d\d–1\d:\d\d, Carthage Hall$/);
    },
  },
  {
    task: 'who chairs session 7',
    at: '2023-12-14T14:30',
    does: async (visitor, page) => {
      await visitor.tap(page.getByRole('region', { name: 'Now and next' }).getByRole('link', { name: /^Session 7:/ }));
      return page
        .locator('main')
        .getByText(/^Chairs?/)
        .first();
    },
  },
  {
    task: 'who speaks now, where and until when',
    at: '2023-12-14T12:30',
    does: async (_, page) =>
      page
        .getByRole('region', { name: 'Now and next' })
        .getByText(/Karim El Mahdaoui: Digital Twins That Admit Their Mistakes, until 13:00/)
        .filter({ visible: true }),
  },
  {
    task: 'a person whose name one does not spell',
    at: '2023-11-20T12:00',
    does: async (visitor, page) => {
      await visitor.tap(searchIn(page));
      await page.keyboard.type('karim el mahdawi');
      return page.getByRole('option', { name: /Karim El Mahdaoui/ }).first();
    },
  },
  {
    task: 'whether a wheelchair gets there',
    at: '2023-11-20T12:00',
    does: async (visitor, page) => {
      await visitor.tap(searchIn(page));
      await page.keyboard.type('wheelchair');
      return page.getByRole('option').first();
    },
  },
  {
    task: 'share my program',
    at: '2023-12-10T12:00',
    does: async (visitor, page) => {
      await page.goto('/finalschedule');
      await page.locator('table [data-star=session-oral-1] button').click();
      await goAndSettle(page, '/');
      await visitor.tap(page.locator('[data-bar]').getByRole('link', { name: 'My program' }));
      await visitor.tap(page.getByText('Share', { exact: true }));
      return page.getByLabel('Link', { exact: true });
    },
  },
  {
    task: 'put session 7 into a calendar',
    at: '2023-12-14T14:30',
    does: async (visitor, page) => {
      await visitor.tap(page.getByRole('region', { name: 'Now and next' }).getByRole('link', { name: /^Session 7:/ }));
      return page
        .locator('main')
        .getByRole('link', { name: /^Add to calendar/ })
        .first();
    },
  },
  {
    task: 'whom to ask about a visa',
    at: '2023-11-20T12:00',
    does: async (visitor, page) => {
      await visitor.menu('Attending');
      await visitor.tap(
        page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Entering Tunisia' }),
      );
      return page.locator('main').getByText('visa').first();
    },
  },
  {
    task: 'the booklet',
    at: '2023-12-10T12:00',
    does: async (visitor, page) => {
      await visitor.tap(button(page, 'Final schedule'));
      return page.getByRole('link', { name: 'Download the conference booklet (PDF)' });
    },
  },
  {
    task: 'pay by card',
    at: '2023-11-20T12:00',
    does: async (visitor, page) => {
      await visitor.tap(button(page, 'Registration'));
      return page.locator('main').getByRole('link', { name: 'Pay', exact: true });
    },
  },
];

it('every task of a visitor takes at most three taps and one screen of scrolling from the home page', async () => {
  const counts: string[] = [];
  for (const { task, at, does } of TASKS) {
    const { page } = await openFrozen(new Date(`${at}:00+01:00`), { ...PHONE });
    await goAndSettle(page, '/');
    const visitor = new Visitor(page);
    const answer = await does(visitor, page);
    await answer.waitFor();
    await visitor.look(answer);
    counts.push(`${task}: ${visitor.taps} taps, ${Math.round(visitor.scrolled)} px`);
    expect(visitor.taps, task).toBeLessThanOrEqual(MOST_TAPS);
    expect(visitor.scrolled, task).toBeLessThanOrEqual(ONE_SCREEN);
  }
  console.log(counts.join('\n'));
  expect(counts).toHaveLength(TASKS.length);
});
