// Photographs every kind of page for people to look at, of the site, which it builds first, or of other conferences:
// `npm run screenshots -- [DIR …] [--conferences] [--only /schedule …] [--width 390 …]`. DIR is a folder of data or the name of a
// test conference; `--conferences` takes the site and all of those. `.screenshots/index.html` shows all pictures at a glance.
// `--install` writes into the public folder, instead, what browsers show to somebody who installs the site.

import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beginVisit, beginVisitTo, closeBrowser, type Visit } from '../tests/browser/support/browser';
import { conferenceBuilder, oneOfEachKind } from '../tests/support/built-conference';
import { CONFERENCES, type TestConference } from '../tests/support/conferences';
import { inProject } from './bootstrap/project.mjs';
import { build } from './build';
import { compileInto } from './content/compile-into';
import { compileContent } from './content/pipeline';
import { report } from './content/report';
import { publicFolder } from './files/assets';
import { inWords } from './files/in-words';
import { contactSheet, type Sheet } from './screenshots/contact-sheet';
import { takeInstallPictures } from './screenshots/install-pictures';

const FOLDER = inProject('.screenshots');
const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const USAGE = `Usage: npm run screenshots -- [DIR …] [--conferences] [--only PATH …] [--width PX …] [--install]

  DIR            a folder of data, or the name of a test conference, in place of the site
  --conferences  the site and all test conferences
  --only PATH    of these pages alone
  --width PX     in windows of these widths, in place of ${WIDTHS.join(' and ')} px
  --install      writes what browsers show to somebody who installs the site into the public folder`;

/** The height of a window, in px; it decides what a "screen" of the home page is. */
const HEIGHT = 900;

/** What a sheet of A4 leaves between its margins, in px. */
const PAPER = { width: 703, height: 1010 };

/** One picture or document to make. */
interface Shot {
  readonly name: string;
  readonly path: string;
  readonly window: BrowserContextOptions;
  readonly take: (page: Page, file: string) => Promise<unknown>;
}

const nameOf = (path: string) => path.slice(1).replaceAll(/[^\w.]+/g, '-') || 'home';

/** A page that is scrolled through has all its pictures, which are lazy below the fold. */
async function photograph(page: Page, file: string): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
  // On a busy machine an island may have been seen and not be there yet: lists that fold would stand open.
  await page
    .locator('[data-island=CommitteesAccordion]:not([data-live], [data-failed])')
    .waitFor({ state: 'detached' });
  await page.screenshot({ path: `${file}.png`, fullPage: true });
}

/** The document, and a picture of what it shows for the contact sheet, which cannot show documents. */
async function print(page: Page, file: string): Promise<void> {
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

/** Takes the pictures of some pages, and says how many there are; their names, page by page. */
async function takeAll(visit: Visit, paths: readonly string[], { folder, widths }: Settings): Promise<Sheet['pages']> {
  mkdirSync(folder, { recursive: true });
  const shots = paths.flatMap((path) => shotsOf(path, widths));
  const waiting = shots.values();
  const take = async () => {
    for (const shot of waiting) {
      const page = await visit.open(shot.window);
      await page.goto(shot.path);
      await page.waitForLoadState('networkidle');
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

/** A test conference by its name, or a folder of data. */
function conferenceAt(place: string): Pick<TestConference, 'name' | 'lay'> & { readonly dataDir?: string } {
  const known = CONFERENCES.find(({ name }) => name === place);
  if (known) return known;
  if (!existsSync(join(place, 'conference.yaml'))) {
    const names = CONFERENCES.map(({ name }) => name).join(', ');
    throw new TypeError(
      `${place} is no folder of data, which has a conference.yaml, and no test conference: ${names}.`,
    );
  }
  return {
    name: basename(resolve(place)),
    lay: (folder) => cpSync(place, folder, { recursive: true }),
    dataDir: resolve(place),
  };
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        conferences: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        install: { type: 'boolean', default: false },
        only: { type: 'string', multiple: true },
        width: { type: 'string', multiple: true },
      },
    });
    const widths = values.width?.map(Number) ?? WIDTHS;
    if (!widths.every((width) => Number.isInteger(width) && width >= 200 && width <= 10_000))
      throw new TypeError('--width is a number of pixels from 200 to 10000.');
    const missing = values.only?.find((path) => !path.startsWith('/'));
    if (missing !== undefined)
      throw new TypeError(`--only is the path of a page, such as /schedule, not "${missing}".`);
    return { ...values, widths, others: positionals.map(conferenceAt) };
  } catch (problem) {
    console.error(`${inWords(problem)}\n${USAGE}`);
    process.exit(2);
  }
}

const { widths, ...values } = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit();
}
/** Whether the data of a folder has no errors; tells them if it has. */
async function isRight(dataDir: string): Promise<boolean> {
  const { content, diagnostics } = await compileContent({ dataDir, publicDir: publicFolder(dataDir) });
  if (content !== undefined) return true;
  process.stdout.write(report('text', diagnostics));
  process.exitCode = 1;
  return false;
}

/** Takes the pictures that browsers show to somebody who installs the site. */
async function photographForInstalling(): Promise<void> {
  await build();
  const { site, publicDir } = await compileInto();
  if (!site) throw new Error('The data has errors.');
  const { content, routes } = site;
  const visit = await beginVisit(inProject('dist/client'));
  const lines = await takeInstallPictures(visit, { conference: content.conference, routes }, publicDir);
  await visit.end();
  await closeBrowser();
  console.log(`The pictures are in the public folder; these lines of theme.yaml show them:\n\n${lines}`);
}

/** Photographs the site, or others, and writes the page that shows all pictures. */
async function photographAll(): Promise<void> {
  const others = [...(values.conferences ? CONFERENCES : []), ...values.others];
  const sheets: Sheet[] = [];

  const isOfSite = values.conferences || others.length === 0;
  if (isOfSite) await build();
  // What cannot be built takes no picture away.
  for (const { dataDir } of values.others) if (dataDir !== undefined && !(await isRight(dataDir))) return;
  rmSync(FOLDER, { recursive: true, force: true });
  if (isOfSite) {
    const name = 'site';
    const visit = await beginVisit(inProject('dist/client'));
    // It reads the built site as soon as it is loaded.
    const { PAGE_KINDS } = await import('../tests/browser/support/page-kinds');
    const pages = await takeAll(visit, values.only ?? PAGE_KINDS, { folder: join(FOLDER, name), widths });
    sheets.push({ name, pages });
  }
  if (others.length > 0) {
    const builder = await conferenceBuilder('thread');
    try {
      for (const other of others) {
        const { name, pages, serve } = await builder.build(other);
        const paths = values.only ?? oneOfEachKind(pages, 'longest').map(({ path }) => path);
        const visit = await beginVisitTo(await serve());
        sheets.push({ name, pages: await takeAll(visit, paths, { folder: join(FOLDER, name), widths }) });
      }
    } finally {
      builder.remove();
    }
  }
  await closeBrowser();
  const overview = join(FOLDER, 'index.html');
  writeFileSync(overview, contactSheet(sheets));
  console.log(`All of them at a glance: ${overview}`);
}

try {
  await (values.install ? photographForInstalling() : photographAll());
} catch (problem) {
  console.error(inWords(problem));
  process.exitCode = 1;
}
process.exit();
