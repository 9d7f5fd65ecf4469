import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treeOf } from './support/accessibility-tree';
import { beginVisit, type Visit } from './support/browser';
import { goAndSettle } from './support/settled';

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
});
afterAll(() => visit.end());

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
  await goAndSettle(page, path);
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
    await goAndSettle(page, '/finalschedule');
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
