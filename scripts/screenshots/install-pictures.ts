import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import type { Conference } from '../../shared/model/content';
import type { Route } from '../../shared/model/route';
import { momentIn } from '../../shared/timed/span';
import type { Visit } from '../../tests/browser/support/browser';

/** The pages to take pictures of, if they exist. */
const PAGES = ['home', 'schedule'] as const;

/** A phone and a computer. The scale factor makes pictures sharp on phones; browsers allow a ratio of sides up to 2.3. */
const FORMS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5 },
  wide: { viewport: { width: 1280, height: 800 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>;

const FOLDER = '/images/screenshots';

/** Settings of sharp that keep each picture below 60 kB, with legible letters. */
const WEBP = { quality: 70, effort: 6 } as const;

/**
 * Takes pictures of the site as it is on the morning of the first day, so that equal data gives equal pictures, and writes them into
 * the public folder. Returns the lines of `theme.yaml` that name them.
 */
export async function takeInstallPictures(
  visit: Visit,
  { conference, routes }: { readonly conference: Conference; readonly routes: readonly Route[] },
  publicDir: string,
): Promise<string> {
  const pages = PAGES.flatMap((kind) => routes.find((route) => route.kind === kind) ?? []);
  const lines: string[] = ['screenshots:'];
  for (const [form, window] of Object.entries(FORMS)) {
    lines.push(`  ${form}:`);
    for (const { kind, path, title } of pages) {
      const page = await visit.open({
        ...window,
        colorScheme: 'light',
        reducedMotion: 'reduce',
        timezoneId: conference.timeZone,
      });
      await page.clock.setFixedTime(new Date(momentIn(conference.timeZone, `${conference.start}T10:00`)));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const address = `${FOLDER}/${kind}-${form}.webp`;
      const file = join(publicDir, address);
      mkdirSync(dirname(file), { recursive: true });
      await sharp(await page.screenshot())
        .webp(WEBP)
        .toFile(file);
      lines.push(`    - image: ${address}`, `      label: ${JSON.stringify(title)}`);
      await page.context().close();
    }
  }
  return lines.join('\n');
}
