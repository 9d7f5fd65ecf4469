import type { Page } from 'playwright-core';
import type { ColourScheme } from '../../../shared/colour-scheme';
import { moving, smallTargets, spaceText, spoiltWords, unspaceText, withoutEdges } from '../support/adaptation';
import { beyondTheEdge } from '../support/overflow';
import { chooseTheme } from '../support/themes';
import { AXE, AXE_ON_COLOURS, HTML_CODESNIFFER } from './accessibility';
import { asOfSystem } from './colours';
import { CONTROLS, PICTURES } from './controls-and-pictures';
import { type Examiner, inPage } from './examiner';
import { ON_PAPER, SHEET } from './paper';
import { STRUCTURE } from './structure';

/** A view of a loaded page, with its examiners. */
export interface View {
  readonly name: string;
  readonly show: (page: Page) => Promise<void>;
  /** Undoes what the next view would not. */
  readonly leave?: (page: Page) => Promise<void>;
  readonly examiners: readonly Examiner[];
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

const PLAIN: Media = { media: 'screen', colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' };

/** The media that each page is shown in. */
const shown = new WeakMap<Page, string>();

/**
 * Shows a page in a window and media, whatever it was shown in before. Chromium lays a page out again whenever it gets either,
 * even the same ones, which took a quarter of a round's time: it gets only what changes.
 */
const shownIn = (viewport: typeof DESK, media: Media = {}) => ({
  show: async (page: Page) => {
    const wanted = { ...PLAIN, ...media };
    const name = JSON.stringify(wanted);
    if (shown.get(page) !== name) await page.emulateMedia(wanted);
    shown.set(page, name);
    const size = page.viewportSize();
    if (size?.width !== viewport.width || size.height !== viewport.height) await page.setViewportSize(viewport);
  },
});

/** Nothing on it depends on scripts or pictures: their space is reserved. */
export const FITS = inPage('needs no scrolling sideways', beyondTheEdge);

/** Colours that the visitor has chosen against the system's. */
const against = (system: ColourScheme, chosen: ColourScheme): View => ({
  name: `in ${chosen} colours by choice`,
  show: async (page) => {
    await shownIn(DESK, { colorScheme: system }).show(page);
    await chooseTheme(page, chosen);
  },
  leave: (page) => chooseTheme(page, undefined),
  examiners: [asOfSystem(chosen)],
});

const adapted = [PHONE, DESK].flatMap((viewport): View[] => [
  {
    name: `with reduced motion, in a window of ${viewport.width} px`,
    ...shownIn(viewport),
    examiners: [inPage('nothing moves', moving), inPage('every target can be hit', smallTargets)],
  },
  {
    name: `with wide spacing, in a window of ${viewport.width} px`,
    show: async (page) => {
      await shownIn(viewport).show(page);
      await page.evaluate(spaceText);
    },
    leave: (page) => page.evaluate(unspaceText),
    examiners: [inPage('no words are cut off or lie over others', spoiltWords), FITS],
  },
]);

/** Every view, in an order in which each follows from the one before without loading the page again. */
export const VIEWS: readonly View[] = [
  {
    name: 'in light colours',
    ...shownIn(DESK),
    examiners: [...STRUCTURE, CONTROLS, PICTURES, AXE, HTML_CODESNIFFER],
  },
  {
    name: 'in dark colours',
    ...shownIn(DESK, { colorScheme: 'dark' }),
    examiners: [AXE_ON_COLOURS, HTML_CODESNIFFER],
  },
  against('dark', 'light'),
  against('light', 'dark'),
  // 320 px is a window of 1280 px at 400 % (WCAG 1.4.10, Reflow).
  ...[320, 390, 768, 1024, 1280, 1920].map(
    (width): View => ({
      name: `in a window of ${width} px`,
      ...shownIn({ width, height: 800 }),
      examiners: [FITS],
    }),
  ),
  {
    // A phone with text at 200 % (WCAG 1.4.4); media queries do not change with it.
    name: 'with text of twice the size, in a window of 320 px',
    show: async (page) => {
      await shownIn({ width: 320, height: 800 }).show(page);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    },
    leave: (page) => page.evaluate(() => document.documentElement.style.setProperty('font-size', '')),
    examiners: [FITS],
  },
  ...adapted,
  {
    name: 'in forced colours',
    ...shownIn(DESK, { forcedColors: 'active' }),
    examiners: [inPage('every control has an edge', withoutEdges)],
  },
  {
    name: 'on paper, from a dark screen',
    ...shownIn(SHEET, { media: 'print', colorScheme: 'dark' }),
    examiners: ON_PAPER,
  },
];
