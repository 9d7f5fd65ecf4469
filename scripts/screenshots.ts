// Photographs every kind of page for people to look at, and every page of the documents, of the site, which it builds first, or of
// other conferences: `npm run screenshots -- [DIR …] [--conferences] [--only /schedule …] [--width 390 …] [--print-set]`. DIR is a
// folder of data or the name of a test conference; `--conferences` takes the site and all of those. `.screenshots/index.html` shows
// all pictures at a glance.
// `--install` writes into the public folder, instead, what browsers show to somebody who installs the site.

import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beginVisit, beginVisitTo, closeBrowser, type Visit } from '../tests/browser/support/browser';
import { conferenceBuilder, oneOfEachKind } from '../tests/support/built-conference';
import { CONFERENCES, type TestConference } from '../tests/support/conferences';
import { inProject } from './bootstrap/project.mjs';
import { build } from './build';
import { compileInto } from './content/compile-into';
import { main as makePrintSet } from './print-set';
import { contactSheet, type Sheet } from './screenshots/contact-sheet';
import { drawDocuments } from './screenshots/draw-documents';
import { takeInstallPictures } from './screenshots/install-pictures';

const FOLDER = inProject('.screenshots');
const WIDTHS = [390, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;
const USAGE = `Usage: npm run screenshots -- [DIR …] [--conferences] [--only PATH …] [--width PX …] [--print-set] [--install]

  DIR            a folder of data, or the name of a test conference, in place of the site
  --conferences  the site and all test conferences
  --only PATH    of these pages and documents alone
  --width PX     in windows of these widths, in place of ${WIDTHS.join(' and ')} px
  --print-set    also every page of what is printed for the desk
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

/** Documents are asked for like pages, by their address. */
const isDocument = (path: string) => path.endsWith('.pdf');

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
const conferenceAt = (place: string): Pick<TestConference, 'name' | 'lay'> =>
  CONFERENCES.find(({ name }) => name === place) ?? {
    name: basename(resolve(place)),
    lay: (folder) => cpSync(place, folder, { recursive: true }),
  };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    conferences: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    install: { type: 'boolean', default: false },
    'print-set': { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
    width: { type: 'string', multiple: true },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit();
}
if (values.install) {
  await build();
  const { site, publicDir } = await compileInto();
  if (!site) throw new Error('The data has errors.');
  const { content, routes } = site;
  const visit = await beginVisit(inProject('dist/client'));
  const lines = await takeInstallPictures(visit, { conference: content.conference, routes }, publicDir);
  await visit.end();
  await closeBrowser();
  console.log(`The pictures are in the public folder; these lines of theme.yaml show them:\n\n${lines}`);
  process.exit();
}

const widths = values.width?.map(Number) ?? WIDTHS;
const only = values.only?.filter((path) => !isDocument(path));
const isWanted = (path: string) => values.only?.includes(path) ?? true;
const others = [...(values.conferences ? CONFERENCES : []), ...positionals.map(conferenceAt)];
const sheets: Sheet[] = [];

/** Pictures of a conference: of its pages, of the documents in the folder of its site, and of what its data has printed. */
async function takeSheet(
  { name, visit, paths, site }: { name: string; visit: Visit; paths: readonly string[]; site: string },
  printSetArguments: (scratch: string) => readonly string[],
): Promise<void> {
  const folder = join(FOLDER, name);
  const pages = await takeAll(visit, paths, { folder, widths });
  const documents = await drawDocuments(site, { folder, isWanted, nameOf });
  sheets.push({ name, pages: [...pages, ...documents] });
  if (!values['print-set']) return;
  const scratch = mkdtempSync(join(tmpdir(), 'print-set-'));
  try {
    const out = join(scratch, 'out');
    mkdirSync(out);
    await makePrintSet([...printSetArguments(scratch), '--out', out], () => {});
    const printed = await drawDocuments(out, {
      folder,
      isWanted: () => true,
      nameOf: (path) => `desk-${nameOf(path)}`,
    });
    sheets.push({ name: `${name}, for the desk`, folder: name, pages: printed });
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

rmSync(FOLDER, { recursive: true, force: true });
if (values.conferences || others.length === 0) {
  await build();
  const site = inProject('dist/client');
  const visit = await beginVisit(site);
  // It reads the built site as soon as it is loaded.
  const { PAGE_KINDS } = await import('../tests/browser/support/page-kinds');
  await takeSheet({ name: 'site', visit, paths: only ?? PAGE_KINDS, site }, () => []);
}
if (others.length > 0) {
  const builder = await conferenceBuilder('thread');
  try {
    for (const other of others) {
      const { name, pages, serve, makeFiles } = await builder.build(other);
      const paths = only ?? oneOfEachKind(pages, 'longest').map(({ path }) => path);
      const visit = await beginVisitTo(await serve());
      await takeSheet({ name, visit, paths, site: await makeFiles(/\.pdf$/) }, (scratch) => {
        const data = join(scratch, 'data');
        other.lay(data);
        return ['--data', data];
      });
    }
  } finally {
    builder.remove();
  }
}
await closeBrowser();
const overview = join(FOLDER, 'index.html');
writeFileSync(overview, contactSheet(sheets));
console.log(`All of them at a glance: ${overview}`);
