import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
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

interface Part {
  readonly part: string;
  readonly path: string;
  readonly selector: string;
  readonly said: string[];
}
const PARTS: readonly Part[] = parse(readFileSync(new URL('./structure.yaml', import.meta.url), 'utf8'));

it.each(PARTS)('$part has the roles and names that a screen reader needs', async ({ path, selector, said }) => {
  await goAndSettle(page, path);
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  const lines = (await page.locator(selector).first().ariaSnapshot()).split('\n').map((line) => line.trim());
  expect(
    said.filter((words) => !lines.some((line) => line.startsWith(words))),
    lines.join('\n'),
  ).toEqual([]);
});

it('separates the parts of the name of a field in the tree of the browser', async () => {
  await goAndSettle(page, '/pay');
  const fields = (await treeOf(page)).filter(({ role }) => role === 'textbox').map(({ name }) => name);
  expect(fields).toEqual(['First name (required)', 'Last name (required)', 'E-mail (required)', 'Amount (required)']);
});

describe.each([390, 1280])('in a window of %i px, the schedule', (width) => {
  it('is a table for screen readers: every cell with its hour and its room', async () => {
    await page.setViewportSize({ width, height: 800 });
    await goAndSettle(page, '/finalschedule');
    const tree = await treeOf(page);
    const count = (wanted: string) => tree.filter(({ role }) => role === wanted).length;
    const drawn = await page.evaluate(() => {
      // One day at a time.
      const tables = [...document.querySelectorAll('table')].filter((table) => table.checkVisibility());
      const shown = tables.flatMap((table) => [...table.rows]).filter((row) => row.checkVisibility());
      return { tables: tables.length, rows: shown.length };
    });
    expect(count('table')).toBe(drawn.tables);
    expect(count('row')).toBe(drawn.rows);
    expect(drawn.tables).toBe(1);
    expect(count('columnheader')).toBe(4);
    expect(count('rowheader')).toBe(drawn.rows - drawn.tables);
    expect(tree.filter(({ role, name }) => role === 'rowheader' && !/\d\d:\d\d/.test(name))).toEqual([]);
  });
});
