import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../site/support/routes';
import { examine, lines } from './support/axe';
import { beginVisit, type Visit } from './support/browser';
import { PAGE_KINDS } from './support/page-kinds';

/** In light colours pa11y.test.ts looks at every page; so here each kind will do. */
const SCHEMES = [
  { colorScheme: 'light', paths: PAGE_KINDS },
  { colorScheme: 'dark', paths: [...ROUTES.map(({ path }) => path), '/nowhere'] },
] as const;

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

describe.each(SCHEMES)('in $colorScheme colours', ({ colorScheme, paths }) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open({ colorScheme, reducedMotion: 'reduce' });
  });
  afterAll(() => page.context().close());

  it.each(paths)('axe finds nothing wrong on %s', async (path) => {
    await page.goto(path);
    const { violations, incomplete } = await examine(page);
    expect(lines(violations)).toEqual([]);
    expect(lines(incomplete)).toEqual([]);
  });

  it("axe finds nothing wrong with a phone's menu open", async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/attending');
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(lines((await examine(page)).violations)).toEqual([]);
  });
});
