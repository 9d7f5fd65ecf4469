import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '#compiled';
import { publicFolder } from '../../scripts/files/assets';
import { baseData } from '../content/support/fixture';
import { HostileData } from '../content/support/hostile-data';
import { FLAG, HOSTILE_TEXTS, MARK, NEVER_ACCEPTED } from '../content/support/hostile-texts';
import { offer } from '../content/support/offer';
import { type BuiltConference, type ConferenceBuilder, conferenceBuilder } from '../support/built-conference';
import { IS_THOROUGH } from '../support/rounds';
import { sample } from '../support/sample';
import { beginVisitTo, type Visit } from './support/browser';
import { listenForComplaints } from './support/complaints';
import { beyondTheEdge } from './support/overflow';
import { PAGE_KINDS } from './support/page-kinds';
import { goAndSettle } from './support/settled';

/** Everything hostile that a text may contain, in one; formatted text rejects links to scripts and to data. */
const allOf = (isFormatted: boolean) =>
  Object.entries(HOSTILE_TEXTS)
    .filter(([name]) => !(NEVER_ACCEPTED.includes(name) || (isFormatted && /Markdown link|direction/.test(name))))
    .map(([, text]) => text)
    .join(' ');

/**
 * Lays the data that are made hostile: the base of all cases, which has a place for every text and few pages, with what it lacks of the
 * sample's kinds of page and document; in the thorough round the sample, with pages as long as they are.
 */
function layHost(dataDir: string): void {
  cpSync(IS_THOROUGH ? sample.data : baseData, dataDir, { recursive: true });
  if (IS_THOROUGH) return;
  const documents = 'posters.pdf,poster-guidelines,About posters,\nproposal.docx,proposal-template,Template,\n';
  appendFileSync(join(dataDir, 'documents.csv'), documents);
  const notices = { id: 'registration-notification', path: '/notices', title: 'Notices', description: 'What is new.' };
  appendFileSync(join(dataDir, 'pages.yaml'), `- ${JSON.stringify(notices)}\n`);
  const papers = join(dataDir, 'papers.csv');
  const rows = readFileSync(papers, 'utf8').trimEnd().split('\n');
  // The first of its topics has a page when papers name it.
  writeFileSync(papers, rows.map((row, at) => `${row},${at === 0 ? 'topics' : '1'}\n`).join(''));
}

let builder: ConferenceBuilder;
let built: BuiltConference;
/** The folder of the built site. */
let site: string;
let visit: Visit;
let page: Page;
let complaints: string[];

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'conference-site-hostile-'));
  layHost(dataDir);
  const { accepted, errors } = await offer(
    new HostileData(dataDir, !IS_THOROUGH),
    ({ format }) => `x ${allOf(format === 'markdown')}`,
    { dataDir, publicDir: IS_THOROUGH ? sample.public : publicFolder(dataDir) },
  );
  expect(errors).toEqual([]);
  expect(accepted.size).toBeGreaterThan(130);
  builder = await conferenceBuilder();
  const lay = (folder: string) => cpSync(dataDir, folder, { recursive: true });
  built = await builder.build({ name: 'hostile', lay }, 1);
  rmSync(dataDir, { recursive: true });
  site = await built.makeFiles(/\.(?:json|webmanifest|xml|docx|pdf)$/);
  visit = await beginVisitTo(await built.serve());
  page = await visit.open({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  complaints = listenForComplaints(page, visit.origin);
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
});
afterAll(async () => {
  await visit?.end();
  builder?.remove();
});

/** What the page shows of the hostile texts, and what it does because of them. */
const effects = ({ mark, flag }: { readonly mark: string; readonly flag: string }) => ({
  ran: flag in globalThis,
  injected: [...document.querySelectorAll(`[${mark}], img[src="x"]`)].map(({ outerHTML }) => outerHTML),
  strange: [...document.links]
    .filter(({ protocol, download }) => !(protocol === 'data:' && download !== ''))
    .map(({ protocol }) => protocol)
    .filter((each) => !/^(https?|mailto|webcal):$/.test(each)),
  shown: document.body.textContent?.includes(`<script ${mark}>`),
});

it('event data, sitemap, manifest and documents stay valid', async () => {
  await page.goto('/');
  const event = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(event.name).toContain(`</script><script ${MARK}>`);
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const read = (name: string) => readFileSync(join(site, name));
  for (const name of names.filter((each) => /\.(json|webmanifest)$/.test(each))) JSON.parse(read(name).toString());
  const xml = names.filter((each) => each.endsWith('.xml')).map((name) => read(name).toString());
  const word = names.filter((each) => each.endsWith('.docx')).flatMap((name) => Object.entries(unzipSync(read(name))));
  const parts = word.filter(([part]) => /\.(xml|rels)$/.test(part)).map(([, bytes]) => Buffer.from(bytes).toString());
  expect(parts.join('')).toContain(MARK);
  const broken = (texts: string[]) =>
    texts.filter((text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror'));
  // The site's own pages let no text become a document (Trusted Types); an empty one does.
  const reader = await visit.open();
  expect(await reader.evaluate(broken, [...xml, ...parts])).toEqual([]);
  await reader.context().close();
  const pdf = names.filter((each) => each.endsWith('.pdf'));
  expect(pdf.length).toBeGreaterThan(2);
  expect(pdf.filter((name) => !read(name).subarray(0, 5).equals(Buffer.from('%PDF-')))).toEqual([]);
});

/** The kinds of page that conferences have, but the error screen, which shows no texts. */
const KINDS = [...new Set(routes.map(({ kind }) => kind))].filter((kind) => kind !== 'error');

/** A page of a kind; in the thorough round, every one that looks different. */
const pagesOf = (kind: string) => {
  const all = built.pages.filter((each) => each.kind === kind && each.path === each.canonical);
  return IS_THOROUGH ? all.filter(({ path }) => PAGE_KINDS.includes(path)) : all.slice(0, 1);
};

// Every text field of every collection contains all hostile texts that it does not reject.
it.each(KINDS)('a page of the kind %s shows hostile text as text', async (kind) => {
  const pages = pagesOf(kind);
  expect(pages).not.toEqual([]);
  for (const { path } of pages) {
    complaints.length = 0;
    await goAndSettle(page, path);
    await page.locator('main [aria-expanded=false]').evaluateAll((buttons: HTMLElement[]) => {
      for (const button of buttons) button.click();
    });
    expect({ path, ...(await page.evaluate(effects, { mark: MARK, flag: FLAG })) }).toEqual({
      path,
      ran: false,
      injected: [],
      strange: [],
      shown: true,
    });
    expect({ path, complaints }).toEqual({ path, complaints: [] });
    expect({ path, beyond: await page.evaluate(beyondTheEdge) }).toEqual({ path, beyond: [] });
  }
});
