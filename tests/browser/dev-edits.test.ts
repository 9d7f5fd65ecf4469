import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseData } from '../content/support/fixture';
import { rounds } from '../support/rounds';
import { beginVisitTo, type Visit } from './support/browser';
import { serveDev } from './support/dev-site';

let folder: string;
let visit: Visit;
let page: Page;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conference-site-edited-'));
  cpSync(baseData, join(folder, 'data'), { recursive: true });
  change('rooms.csv', /^(id,)name/, 'nme');
  visit = await beginVisitTo(await serveDev(join(folder, 'data')));
  page = await visit.open();
});
afterAll(async () => {
  await visit?.end();
  rmSync(folder, { recursive: true, force: true });
});

const words = (edit: number) => `Ceremony ${edit}`;

function change(name: string, pattern: RegExp, words: string): void {
  const file = join(folder, 'data', name);
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(pattern, (_, before: string) => before + words),
  );
}

const save = (edit: number) => change('sessions.csv', /^(opening,(?:[^,]*,){6})[^,]*/m, words(edit));

const isSeen = (edit: number) =>
  page.getByText(words(edit), { exact: true }).first().waitFor({ state: 'attached', timeout: 240_000 });

describe('colloquium dev', () => {
  it('shows the errors of the data in place of a page, and the page when they are fixed', async () => {
    await page.goto('/schedule');
    await page.getByText('Fix the data errors to see the site.').waitFor();
    await page.getByText('Did you mean "name"?').waitFor();
    change('rooms.csv', /^(id,)nme/, 'name');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  it('shows every edit, one after the other', async () => {
    const edits = Array.from({ length: rounds(300, 3) }, (_, index) => index + 1);
    for (const edit of edits) {
      save(edit);
      await isSeen(edit);
    }
    expect(edits.length).toBeGreaterThan(2);
  });

  it('shows the last of several edits that follow each other at once', async () => {
    for (const edit of [901, 902, 903]) save(edit);
    await isSeen(903);
  });

  it('shows an edit that was saved while the page was being loaded', async () => {
    const loading = page.reload({ waitUntil: 'commit' });
    save(950);
    await loading;
    await isSeen(950);
  });

  it('does not reload the page when only text has changed', async () => {
    // A page that does not know yet how it was written loads again.
    const written = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'fetch');
    await page.goto('/schedule');
    expect((await written).url()).toBe(page.url());
    await page.evaluate(() => document.documentElement.setAttribute('data-reader', ''));
    save(960);
    await isSeen(960);
    await page
      .getByRole('button', { name: words(960) })
      .first()
      .waitFor();
    expect(await page.locator('html[data-reader]').count()).toBe(1);
  });

  it('reloads the page when scripts have read what has changed', async () => {
    change('sessions.csv', /^(opening,(?:[^,]*,){3})[^,]*/m, '08:55');
    await page.locator('time', { hasText: '08:55' }).first().waitFor({ state: 'attached' });
    await page.locator('html:not([data-reader])').waitFor();
  });

  it('lists the errors of the data next to the page until they are fixed', async () => {
    change('rooms.csv', /^(id,)name/, 'nme');
    const place = page.getByRole('link', { name: /rooms\.csv:1:\d+$/ });
    await place.waitFor();
    await page.getByText('Did you mean "name"?').waitFor();
    expect(await place.getAttribute('href')).toMatch(/^vscode:\/\/file\/.*\/data\/rooms\.csv:1:\d+$/);

    change('rooms.csv', /^(id,)nme/, 'name');
    await place.waitFor({ state: 'detached' });
  });

  it('shows the page where there are only warnings, and lists them', async () => {
    change('sessions.csv', /^(opening,(?:[^,]*,){6})[^,]*/m, 'TBD');
    await page.getByText('Warnings about the data: 1 problem').waitFor();
    expect(await page.getByText('TBD', { exact: true }).count()).toBeGreaterThan(0);

    save(970);
    await page.getByText('Warnings about the data').waitFor({ state: 'detached' });
    await isSeen(970);
  });
});
