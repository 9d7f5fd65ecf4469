import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTurnOf, tried } from '../support/rounds';
import { HTML_CODESNIFFER } from './examine/accessibility';
import { NAVIGATIONS } from './examine/structure';
import { VIEWS, type View } from './examine/views';
import { examine, lines } from './support/axe';
import { beginVisit, type Visit } from './support/browser';
import { listenForComplaints } from './support/complaints';
import { NOWHERE, VISITED, WITH_EVERY_PART } from './support/page-kinds';
import { showEveryPart } from './support/settled';
import { chooseTheme, THEMES_IN_USE } from './support/themes';

let visit: Visit;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  visit = await beginVisit();
  page = await visit.open();
  complaints = listenForComplaints(page, visit.origin);
});
afterAll(() => visit.end());

/** The pages that are shown in every view: the most read ones, and one with only text. */
const IN_EVERY_VIEW = ['/', '/finalschedule', '/pay', '/attending'];

const IN_LIGHT = 'in light colours';
/** The views of every page that has parts of its own; the others take turns, so that each of them shows every sixth of those. */
const OF_EVERY_PART = [IN_LIGHT, 'in a window of 320 px'];
/** What is as much work as all the others, in every third of them. */
const IN_DARK = 'in dark colours';

/**
 * The pages in which a choice of colours is compared with the system's: it is the root's, and tokens.css alone asks for the system's
 * colours (tests/renderer/design-tokens.test.ts).
 */
const IN_CHOSEN_COLOURS = ['/', '/attending'];
const isOfChoice = ({ name }: View) => name.endsWith('by choice');

/** HTML CodeSniffer asks much of what axe does: of pages that are not shown in every way, it looks at every second in light colours. */
const withoutSniffer = (view: View): View => ({
  ...view,
  examiners: view.examiners.filter((examiner) => examiner !== HTML_CODESNIFFER),
});

/** The ways in which `npm test` shows a page; one that is made of the parts of others in two, which take turns. */
function viewsInShort(path: string): readonly View[] {
  const views = IN_CHOSEN_COLOURS.includes(path) ? VIEWS : VIEWS.filter((view) => !isOfChoice(view));
  if (IN_EVERY_VIEW.includes(path)) return views;
  const place = WITH_EVERY_PART.indexOf(path);
  const half = Math.floor(VIEWS.length / 2);
  return views
    .filter(({ name }) => {
      const at = VIEWS.findIndex((view) => view.name === name);
      return place === -1
        ? isTurnOf(VISITED.indexOf(path), at, half)
        : OF_EVERY_PART.includes(name) || isTurnOf(place, at, name === IN_DARK ? 3 : 6);
    })
    .map((view) => (view.name === IN_LIGHT && !isTurnOf(place, 0, 2) ? withoutSniffer(view) : view));
}

const viewsOf = (path: string): readonly View[] => tried(VIEWS, viewsInShort(path));

// Each page is loaded once, shown in every view, and examined by all examiners of that view.
describe.each(VISITED)('%s', (path) => {
  let status: number | undefined;
  beforeAll(async () => {
    complaints.length = 0;
    await VIEWS[0]?.show(page);
    status = (await page.goto(path))?.status();
    await page.locator('[data-bar][data-script]').waitFor();
    await showEveryPart(page);
  });

  it(NAVIGATIONS.promise, async () => {
    expect(await NAVIGATIONS.faultsOf(page)).toEqual([]);
  });

  describe.each(viewsOf(path))('$name', ({ show, leave, examiners }) => {
    beforeAll(() => show(page));
    afterAll(() => leave?.(page));

    it.each(examiners)('$promise', async ({ faultsOf }) => {
      expect(await faultsOf(page)).toEqual([]);
    });
  });

  it('logs no error in the console during all of these examinations', () => {
    const itsOwn = (complaint: string) => path === NOWHERE && /\b404\b/.test(complaint);
    expect(status).toBe(path === NOWHERE ? 404 : 200);
    expect(complaints.filter((complaint) => !itsOwn(complaint))).toEqual([]);
  });
});

/** Colours that were chosen are those of a system that has them, as is looked at above. */
const MENU_THEMES = tried(
  THEMES_IN_USE,
  THEMES_IN_USE.filter(({ chosen }) => chosen === undefined),
);

it.each(MENU_THEMES.map((theme, at) => ({ ...theme, coloursAlone: at > 0 })))(
  "axe finds nothing wrong with a phone's menu open, in $name",
  async ({ system, chosen, coloursAlone }) => {
    const viewport = { width: 390, height: 800 };
    const page = await visit.open({ colorScheme: system, reducedMotion: 'reduce', viewport });
    await page.goto('/attending');
    await chooseTheme(page, chosen);
    await page.getByText('Menu', { exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    expect(lines((await examine(page, { coloursAlone })).violations)).toEqual([]);
  },
);
