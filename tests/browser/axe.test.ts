import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../site/support/routes';
import { examine, lines } from './support/axe';
import { beginVisit, type Visit } from './support/browser';
import { PAGE_KINDS } from './support/page-kinds';
import { THEMES_IN_USE, useTheme } from './support/themes';

/** In the system's light colours pa11y.test.ts looks at every page; so dark is left, and for the rest each kind will do. */
const pathsIn = (theme: (typeof THEMES_IN_USE)[number]) =>
  theme.system === 'dark' && !theme.chosen ? [...ROUTES.map(({ path }) => path), '/nowhere'] : PAGE_KINDS;

let visit: Visit;
beforeAll(async () => {
  visit = await beginVisit();
});
afterAll(() => visit.end());

describe.each(THEMES_IN_USE)('in colours $name', (theme) => {
  let page: Page;
  beforeAll(async () => {
    page = await visit.open({ colorScheme: theme.system, reducedMotion: 'reduce' });
    await useTheme(page, theme);
  });
  afterAll(() => page.context().close());

  it.each(pathsIn(theme))('axe finds nothing wrong on %s', async (path) => {
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
