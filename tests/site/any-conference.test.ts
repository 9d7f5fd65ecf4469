import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Compiled, compileContent } from '../../scripts/compile/pipeline';
import type { Beginning } from '../../scripts/new/beginning';
import { newFiles, writeFiles } from '../../scripts/new/new-repository';
import { pageFile } from '../../scripts/site/page-file.mjs';
import { renderPages } from '../../scripts/site/render-site.mjs';
import { invalidAmong } from '../support/gates/valid-html';
import { IS_THOROUGH, rounds, someOfEach } from '../support/rounds';
import { sample } from '../support/sample';
import { type Bundle, makeBundle } from './support/bundle';
import { emptyParts } from './support/empty-parts';
import { readPage } from './support/read-page';

const SAMPLE = sample.data;

let bundle: Bundle;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'conference-site-any-'));
  bundle = await makeBundle();
});
afterAll(() => {
  bundle?.remove();
  rmSync(folder, { recursive: true, force: true });
});

function compile(dataDir: string): Promise<Compiled> {
  const own = join(dataDir, 'public');
  return compileContent({ dataDir, publicDir: existsSync(own) ? own : sample.public, publicIsShared: true });
}

/** Pages of a compiled conference, as the bundle renders them: those of each kind that are tried. */
async function pagesOf({ content, pictures, routes }: Compiled, few: number) {
  if (!content) throw new Error('The data have errors.');
  const pages = [];
  const shown = someOfEach(routes, ({ kind }) => kind, few);
  for await (const { route, html } of renderPages(bundle.renderPage, { ...content, pictures, routes }, shown))
    pages.push({ name: pageFile(route), ...readPage(html) });
  return pages;
}

/** Proper names of the sample, which no other conference has. */
const OF_THE_SAMPLE = /AMICAI|Hammamet|Ifriqiya|Jasmins du Golfe|Afro-Mediterranean/;

/** Holds that a conference builds to valid pages on which nothing is empty and nothing is of the sample. */
async function expectWholePages(compiled: Compiled): Promise<void> {
  expect(compiled.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const pages = await pagesOf(compiled, 4);
  expect(pages.map((page) => page.name)).toEqual(expect.arrayContaining(['404.html', 'index.html']));
  for (const page of pages) {
    expect(emptyParts(page.root), page.name).toEqual([]);
    expect(OF_THE_SAMPLE.exec(page.html)?.[0], page.name).toBeUndefined();
    expect(await invalidAmong({ ...page, path: page.name }), page.name).toEqual([]);
  }
}

describe('the repository of a new conference', () => {
  const days = { start: '2031-05-20', end: '2031-05-22', timeZone: 'Africa/Tunis' };
  it.each<Beginning>([
    { ...days, language: 'en', online: true, name: 'The "last" mile: a & b <c> # 1', acronym: 'LM: 2031' },
    { ...days, language: 'fr', venue: { city: 'Sousse' }, name: "Journées de l'eau", acronym: 'JE 2031' },
    { ...days, language: 'ar', online: true, venue: { city: 'صفاقس' }, name: 'مؤتمر الماء', acronym: 'م 2031' },
  ])('builds valid pages without empty parts and without anything of the sample: $name', async (beginning) => {
    const dir = join(folder, `new-${beginning.language}`);
    writeFiles(dir, newFiles(beginning, dir));
    await expectWholePages(await compile(join(dir, 'data')));
  });
});

/** How many data folders are tried, always the same in `npm test`. */
const ROUNDS = rounds(40, 8);
const SEED = IS_THOROUGH ? {} : { seed: 20231213 };

const files = readdirSync(SAMPLE).filter((name) => /\.(?:csv|yaml)$/.test(name) && name !== 'conference.yaml');

const ADDRESSES = '/sitemap.xml /index.html /404.html /404 /assets /images /documents/x /privacy/'.split(' ');
const ODD = '/Schedule /pay/result/x /x;y /$x /* /a:b /a//b /.x /_headers /x.br /x\u0007 /é /a(b)'.split(' ');

/** A part of the sample: which files there are, which tables have no rows, and the address of one page. */
const folders = fc.record({
  kept: fc.subarray(files),
  emptied: fc.subarray(
    files.filter((name) => name.endsWith('.csv')),
    { maxLength: 5 },
  ),
  address: fc.option(fc.constantFrom(...ADDRESSES, ...ODD), { nil: undefined }),
});

type Part = typeof folders extends fc.Arbitrary<infer Value> ? Value : never;

function write({ kept, emptied, address }: Part): string {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  mkdirSync(dataDir, { recursive: true });
  for (const name of ['conference.yaml', ...kept]) cpSync(join(SAMPLE, name), join(dataDir, name));
  for (const name of emptied) if (kept.includes(name)) writeFileSync(join(dataDir, name), headerOf(name));
  if (address !== undefined) {
    const page = `- id: own\n  path: ${JSON.stringify(address)}\n  title: Own\n  reviewed: 2023-01-01\n  sections: [{ heading: H, text: T }]\n`;
    writeFileSync(join(dataDir, 'statements.yaml'), page);
  }
  return dataDir;
}

const headerOf = (name: string) => `${readFileSync(join(SAMPLE, name), 'utf8').split('\n')[0]}\n`;

describe('any part of the sample', () => {
  it('builds or is rejected at a place, and builds without the rejected files', async () => {
    await fc.assert(
      fc.asyncProperty(folders, async (part) => {
        const dataDir = write(part);
        let compiled = await compile(dataDir);
        while (!compiled.content) {
          const errors = compiled.diagnostics.filter(({ severity }) => severity === 'error');
          const rejected = new Set(errors.map(({ file }) => file.split('/').at(-1) ?? ''));
          expect([...rejected]).not.toEqual([]);
          expect([...rejected]).not.toContain('conference.yaml');
          for (const { range, message } of errors) expect(range.line, message).toBeGreaterThan(0);
          for (const name of rejected) rmSync(join(dataDir, name));
          compiled = await compile(dataDir);
        }
        for (const { name, root } of await pagesOf(compiled, 2)) expect(emptyParts(root), name).toEqual([]);
        rmSync(dataDir, { recursive: true });
      }),
      { numRuns: ROUNDS, ...SEED },
    );
  });
});
