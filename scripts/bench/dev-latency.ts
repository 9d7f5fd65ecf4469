import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serveDev } from '../../tests/browser/support/dev-site';
import { findBrowser, findShell } from '../bootstrap/find-browser.mjs';
import { type Size, writeConference } from './conferences';

/** Milliseconds from saving an edit until the page shows it. */
export interface Latency {
  readonly size: Size;
  readonly edits: number;
  readonly median: number;
  readonly longest: number;
}

/** A page that shows a session, and a pattern for the title in the session's row, which is edited. */
const EDITED = {
  sample: { page: '/finalschedule', row: /^(opening,(?:[^,]*,){6})[^,]*/m },
  generated: { page: '/schedule/2024-05-20', row: /^(s0,(?:[^,]*,){6})[^,]*/m },
} as const;

/** Milliseconds until an edit counts as lost; the first page has to wait for all sources. */
const SLOW = 240_000;

/** Opens a page of `dev`, edits a title repeatedly, and waits for each edit to appear. Throws an error if one does not. */
export async function devLatency(folder: string, size: Size, edits: number): Promise<Latency> {
  const data = join(folder, 'data');
  writeConference(data, size);
  const executablePath = (findShell() ?? findBrowser().browser)?.path;
  if (executablePath === undefined) throw new Error('There is no Chromium to watch the page with.');
  const { origin, close } = await serveDev(data);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const { page: path, row } = EDITED[size === 'sample' ? size : 'generated'];
  const file = join(data, 'sessions.csv');
  try {
    const page = await browser.newPage({ baseURL: origin });
    page.setDefaultTimeout(SLOW);
    if ((await page.goto(path))?.ok() !== true) throw new Error(`dev has no page ${path}.`);
    const times: number[] = [];
    for (let edit = 1; edit <= edits; edit++) {
      const words = `Ceremony ${edit}`;
      const before = readFileSync(file, 'utf8');
      const text = before.replace(row, (_, cells: string) => cells + words);
      if (text === before) throw new Error(`sessions.csv has no title to edit: ${row}`);
      const start = performance.now();
      writeFileSync(file, text);
      // Checked at every frame, since Playwright's locators wait in steps of up to half a second.
      await page.waitForFunction((text) => document.documentElement.textContent?.includes(text), words, {
        polling: 'raf',
      });
      times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    return { size, edits, median: times[Math.floor(edits / 2)] ?? 0, longest: times.at(-1) ?? 0 };
  } finally {
    await browser.close();
    await close();
  }
}
