import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Visit } from '../../tests/browser/support/browser';
import type { Sheet } from './contact-sheet';

const SCHEMES = ['light', 'dark'] as const;

/** The height of a window, in px, on which some sizes of the home page depend. */
const HEIGHT = 900;

/** The width of a sheet of A4 between its margins, in px. */
const PAPER = { width: 703, height: 1010 };

/** A picture or document to make. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly window: BrowserContextOptions;
  readonly take: (page: Page, file: string) => Promise<unknown>;
}

/** Names the pictures of a page or document by its address. */
export const nameOf = (path: string): string => path.slice(1).replaceAll(/[^\w.]+/g, '-') || 'home';

/**
 * Makes pages wait for the site's fonts, so that pictures always show them. For visitors fonts are optional: the first page may use
 * system fonts.
 */
const waitForFonts = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replaceAll(/(?<=font-display:\s*)optional/g, 'block') });
  });

/** Renders content that browsers skip until it is near the screen. */
const SHOW_ALL = '* { content-visibility: visible !important }';

/** Scrolls through a page, so that it loads lazy pictures. */
async function scrollThrough(page: Page): Promise<void> {
  // The page's Content Security Policy does not apply to scripts of Playwright.
  await page.evaluate((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SHOW_ALL);
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  // Pictures that were passed too quickly have not loaded yet.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
  });
}

async function photograph(page: Page, file: string): Promise<void> {
  await scrollThrough(page);
  // On a busy machine an island may not be hydrated yet, so that foldable lists would be open.
  await page
    .locator(':is([data-island=CommitteesAccordion], [data-island=Countdown]):not([data-live], [data-failed]):visible')
    .waitFor({ state: 'detached' });
  await page.screenshot({ path: `${file}.png`, fullPage: true });
}

/** Writes the PDF, and a picture of it for the contact sheet. */
async function print(page: Page, file: string): Promise<void> {
  await scrollThrough(page);
  await page.pdf({ path: `${file}.pdf`, preferCSSPageSize: true, format: 'A4', printBackground: true });
  await page.emulateMedia({ media: 'print' });
  await page.screenshot({ path: `${file}.png`, fullPage: true });
}

interface Settings {
  readonly folder: string;
  readonly widths: readonly number[];
}

function shotsOf(path: string, widths: readonly number[]): Shot[] {
  const screens = widths.flatMap((width) =>
    SCHEMES.map((colorScheme) => ({
      name: `${nameOf(path)}-${width}-${colorScheme}`,
      path,
      window: { viewport: { width, height: HEIGHT }, colorScheme, reducedMotion: 'reduce' as const },
      take: photograph,
    })),
  );
  const paper = {
    name: `${nameOf(path)}-print`,
    path,
    window: { viewport: PAPER, colorScheme: 'light' as const },
    take: print,
  };
  return [...screens, paper];
}

/** Takes pictures of pages in windows of some widths, prints their number, and returns their names by page. */
export async function takePages(
  visit: Visit,
  paths: readonly string[],
  { folder, widths }: Settings,
): Promise<Sheet['pages']> {
  mkdirSync(folder, { recursive: true });
  const shots = paths.flatMap((path) => shotsOf(path, widths));
  const waiting = shots.values();
  const take = async () => {
    for (const shot of waiting) {
      const page = await visit.open(shot.window);
      await waitForFonts(page);
      await page.goto(shot.path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await shot.take(page, join(folder, shot.name));
      await page.context().close();
    }
  };
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, take));
  } finally {
    await visit.end();
  }
  console.log(`${shots.length} pictures and documents are in ${folder}`);
  return paths.map((path) => ({ path, pictures: shotsOf(path, widths).map(({ name }) => `${name}.png`) }));
}
