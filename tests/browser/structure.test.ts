import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginVisit, type Visit } from './support/browser';
import { PAGE_KINDS } from './support/page-kinds';

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
});
afterAll(() => visit.end());

/** What a screen reader can do something with, and which therefore must say what it is. */
const WITH_A_NAME = [
  'link',
  'button',
  'textbox',
  'combobox',
  'checkbox',
  'image',
  'table',
  'region',
  'timer',
  'dialog',
];

/** The accessibility tree as Chromium hands it to screen readers. */
async function treeOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({ role: String(role?.value ?? ''), name: String(name?.value ?? '') }));
}

describe.each(PAGE_KINDS)('%s', (path) => {
  beforeAll(async () => {
    await page.goto(path, { waitUntil: 'networkidle' });
  });

  it('has one first heading, and none of its headings skips a level or is empty', async () => {
    const headings = await page
      .locator(':is(h1, h2, h3, h4, h5, h6)')
      .evaluateAll((found) =>
        found
          .filter((heading) => heading.checkVisibility())
          .map((heading) => ({ level: Number(heading.localName[1]), words: heading.textContent?.trim() })),
      );
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    const skipped = headings.filter(({ level }, at) => level > (headings[at - 1]?.level ?? 0) + 1);
    expect(skipped).toEqual([]);
    expect(headings.filter(({ words }) => !words)).toEqual([]);
  });

  it('has its landmarks once, with names where there are two of a kind', async () => {
    const tree = await treeOf(page);
    for (const role of ['banner', 'main', 'contentinfo']) {
      expect(
        tree.filter((node) => node.role === role),
        role,
      ).toHaveLength(1);
    }
    const navigations = tree.filter(({ role }) => role === 'navigation').map(({ name }) => name);
    expect(navigations).toEqual(expect.arrayContaining(['Main', 'About this site']));
    expect(new Set(navigations).size).toBe(navigations.length);
  });

  it('gives everything that is operated or looked at a name', async () => {
    const tree = await treeOf(page);
    expect(tree.filter(({ role, name }) => WITH_A_NAME.includes(role) && name.trim() === '')).toEqual([]);
    expect(tree.filter(({ role }) => role === 'link').length).toBeGreaterThan(10);
  });
});

/** What a screen reader says of a part of a page: role, name and state of all that is in it. */
const PARTS = [
  {
    part: 'the navigation bar',
    path: '/attending',
    selector: '[data-bar]',
    said: [
      '- navigation "Main":',
      '- button "About"',
      '- link "Topics":',
      '- link "Attending":',
      '- link "Ifriqiya Association for Artificial Intelligence":',
    ],
  },
  {
    part: 'the payment form',
    path: '/pay',
    selector: 'form',
    said: [
      '- textbox "First name (required)"',
      '- textbox "Last name (required)"',
      '- textbox "E-mail (required)"',
      '- textbox "Amount (required)"',
      '- combobox "Currency (required)":',
      '- button "Pay"',
    ],
  },
  {
    part: 'the sign-up form',
    path: '/#join',
    selector: 'form',
    said: ['- textbox "Name"', '- textbox "E-mail"', '- button "Join'],
  },
  {
    part: 'the committees',
    path: '/#committees',
    selector: '#committees',
    said: ['- heading "Program Committee Chairs" [level=3]:', '- button "Program Committee Chairs"'],
  },
  {
    part: 'the topics',
    path: '/#topics',
    selector: '#topics',
    said: ['- region "', '- list', '- button "Previous', '- button "Next', '- link "All topics"'],
  },
  { part: 'the partners', path: '/#partners', selector: '#partners', said: ['- button "P', '- list', '- img "'] },
  { part: 'the countdown', path: '/#countdown', selector: '#countdown', said: ['- heading "December 13-15, 2023"'] },
];

it.each(PARTS)('$part has the roles and names that a screen reader needs', async ({ path, selector, said }) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const lines = (await page.locator(selector).first().ariaSnapshot()).split('\n').map((line) => line.trim());
  expect(
    said.filter((words) => !lines.some((line) => line.startsWith(words))),
    lines.join('\n'),
  ).toEqual([]);
});

describe.each([390, 1280])('in a window of %i px, the schedule', (width) => {
  it('is read as tables: every cell with its hour and its room', async () => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/finalschedule', { waitUntil: 'networkidle' });
    const tree = await treeOf(page);
    const count = (wanted: string) => tree.filter(({ role }) => role === wanted).length;
    const drawn = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('table')]
        .flatMap((table) => [...table.rows])
        .filter((row) => row.checkVisibility());
      return { tables: document.querySelectorAll('table').length, rows: shown.length };
    });
    expect(count('table')).toBe(drawn.tables);
    expect(count('row')).toBe(drawn.rows);
    expect(count('columnheader')).toBeGreaterThanOrEqual(3 * 4);
    expect(count('rowheader')).toBe(drawn.rows - drawn.tables);
    expect(tree.filter(({ role, name }) => role === 'rowheader' && !/\d\d:\d\d/.test(name))).toEqual([]);
  });
});
