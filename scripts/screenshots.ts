// Photographs the built site for people to look at: `npm run screenshots [-- --only /finalschedule]`. It builds first.

import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { beginVisit, type Visit } from '../tests/browser/support/browser';
import { PAGE_KINDS } from '../tests/browser/support/page-kinds';
import { inProject } from './bootstrap/project.mjs';
import { build } from './build';

const FOLDER = inProject('.screenshots');
const WIDTHS = [390, 768, 1280, 1920] as const;
const SCHEMES = ['light', 'dark'] as const;
/** The height of a window, in px; it decides what a "screen" of the home page is. */
const HEIGHT = 900;

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
  await page.screenshot({ path: `${file}.png`, fullPage: true });
}

const print = (page: Page, file: string) => page.pdf({ path: `${file}.pdf`, preferCSSPageSize: true, format: 'A4' });

function shotsOf(path: string): Shot[] {
  const screens = WIDTHS.flatMap((width) =>
    SCHEMES.map((colorScheme) => ({
      name: `${nameOf(path)}-${width}-${colorScheme}`,
      path,
      window: { viewport: { width, height: HEIGHT }, colorScheme, reducedMotion: 'reduce' as const },
      take: photograph,
    })),
  );
  const paper = { name: `${nameOf(path)}-print`, path, window: { colorScheme: 'light' as const }, take: print };
  return [...screens, paper];
}

async function takeAll(visit: Visit, queue: Shot[]): Promise<void> {
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    const page = await visit.open(shot.window);
    await page.goto(shot.path);
    await page.waitForLoadState('networkidle');
    await shot.take(page, join(FOLDER, shot.name));
    await page.context().close();
  }
}

const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
const shots = (values.only ?? [...PAGE_KINDS]).flatMap(shotsOf);

await build();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER);
const visit = await beginVisit();
try {
  const queue = [...shots];
  await Promise.all(Array.from({ length: availableParallelism() }, () => takeAll(visit, queue)));
} finally {
  await visit.end();
}
console.log(`${shots.length} pictures and documents are in ${FOLDER}`);
