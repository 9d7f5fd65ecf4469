import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Visit } from '../../tests/browser/support/browser';
import type { Sheet } from './contact-sheet';

const SCHEMES = ['light', 'dark'] as const;

/** The height of a window, in px; it decides what a "screen" of the home page is. */
const HEIGHT = 900;

/** The width of a sheet of A4 between its margins, in px. */
const PAPER = { width: 703, height: 1010 };

/** One picture or document to make. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly window: BrowserContextOptions;
  readonly take: (page: Page, file: string) => Promise<unknown>;
}

/** The name of the pictures of a page or document, from its address. */
export const nameOf = (path: string): string => path.slice(1).replaceAll(/[^\w.]+/g, '-') || 'home';

/**
 * Pictures show the faces of the site, on a busy machine too. A visitor does not wait for them: the first page that they see may be set in
 * those of the system.
 */
const waitForFaces = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    const sheet = await response.text();
    await route.fulfill({ response, body: sheet.replaceAll(/(?<=font-display:\s*)optional/g, 'block') });
  });

/** What browsers leave out until it comes near the screen: a picture of the whole page shows it. */
const SHOW_ALL = '* { content-visibility: visible !important }';

/** A page that is scrolled through has all its pictures, which are lazy below the fold. */
async function scrollThrough(page: Page): Promise<void> {
  // By the script of the test, to which the page's policy does not apply.
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
  // One that was passed too quickly has not been asked for.
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (picture) => picture.decode()));
  });
}

async function photograph(page: Page, file: string): Promise<void> {
  await scrollThrough(page);
  // On a busy machine an island may have been seen and not be there yet: lists that fold would stand open.
  await page
    .locator(':is([data-island=CommitteesAccordion], [data-island=Countdown]):not([data-live], [data-failed]):visible')
    .waitFor({ state: 'detached' });
  await page.screenshot({ path: `${file}.png`, fullPage: true });
}

/** The document, and a picture of what it shows for the contact sheet, which cannot show documents. */
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

/** Takes the pictures of some pages, in windows of some widths in px, and says how many there are; their names, page by page. */
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
      await waitForFaces(page);
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
