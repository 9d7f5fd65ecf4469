import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderedContent } from '#content';
import { fileCache } from '../../scripts/cache/file-cache.mjs';
import { compileSite } from '../../scripts/compile/editions/compile-site';
import { type SiteContent as FullSite, renderedContents } from '../../scripts/content/site-content';
import { filesOfAll } from '../../scripts/exports/site-files';
import { filesIn } from '../../scripts/files/files-in';
import { siteFacts } from '../../scripts/hosting/policy/site-facts';
import { pageFile } from '../../scripts/site/page-file.mjs';
import { renderSite } from '../../scripts/site/render-site.mjs';
import { sampleSite } from '../support/compiled-conferences';
import { LAST_YEAR, layLastYear } from '../support/last-year';
import { someOfEach } from '../support/rounds';
import { sample } from '../support/sample';
import { ask } from './support/ask';
import { type Bundle, makeBundle } from './support/bundle';
import { readPage } from './support/read-page';
import { referencesOf } from './support/references';
import { type ServedSite, serveFolder } from './support/serve';

/** The exported files that are made quickly. */
const WRITTEN = /sitemap\.xml$|\.webmanifest$|\/theme\//;

let bundle: Bundle;
let content: RenderedContent;
beforeAll(async () => {
  content = await sampleSite();
  bundle = await makeBundle();
});
afterAll(() => bundle?.remove());

/** The folder of the pages that the bundle has rendered. */
async function rendered(name: string, shown: RenderedContent): Promise<string> {
  const site = join(bundle.folder, name);
  await renderSite(bundle.renderPage, site, shown);
  return site;
}

describe('a site with a past edition', () => {
  let site: FullSite;
  let dir: string;
  let served: ServedSite;
  let files: ReadonlySet<string>;
  beforeAll(async () => {
    const publicDir = sample.public;
    const { folder } = bundle;
    const compiled = await compileSite({ dataDir: layLastYear(folder), publicDir, publicIsShared: true });
    if (!compiled.site) throw new Error('The data have errors.');
    site = compiled.site;
    dir = join(folder, 'editions');
    for (const shown of renderedContents(site)) await renderSite(bundle.renderPage, dir, shown);
    const made = filesOfAll(site, { publicDir, cache: fileCache(join(folder, 'cache')), licences: () => [] });
    for (const { address, make } of made.filter((file) => WRITTEN.test(file.address))) {
      mkdirSync(dirname(join(dir, address)), { recursive: true });
      writeFileSync(join(dir, address), await make());
    }
    const bundled = filesIn(join(folder, 'client')).map((name) => `/${name}`);
    files = new Set([...filesIn(dir).map((name) => `/${name}`), ...bundled, ...made.map(({ address }) => address)]);
    const past = (site.past ?? []).map(({ edition }) => edition.base);
    served = await serveFolder({ dir, facts: siteFacts(site.content, site.routes, past) });
  });
  afterAll(() => served?.close());

  /** Pages of the edition by their files in its folder: those of each kind that are tried. */
  const pagesOfLastYear = () => {
    // The error screen is the newest edition's.
    const own = renderedContents(site)
      .flatMap(({ routes }) => routes)
      .filter(({ kind, path }) => kind !== 'error' && (path === `/${LAST_YEAR}` || path.startsWith(`/${LAST_YEAR}/`)));
    return someOfEach(own, ({ kind }) => kind, 4).map((route) => pageFile(route).slice(`${LAST_YEAR}/`.length));
  };

  const html = (name: string) => readFileSync(join(dir, name), 'utf8');
  const isThere = (path: string) => files.has(path) || files.has(`${path.replace(/\/$/, '')}/index.html`);
  const pathOf = (address: string) =>
    decodeURIComponent(address.replace(/^https:\/\/amicai\.example\.org(?=\/|$)|[?#].*$/g, ''));

  it('has every page of the edition under its path, except those of payments and the error screen', () => {
    const own = filesIn(join(dir, LAST_YEAR)).filter((name) => name.endsWith('.html'));
    const newest = filesIn(dir).filter((name) => name.endsWith('.html') && !name.startsWith(`${LAST_YEAR}/`));
    const without = ['404.html', 'pay/index.html', 'Registrationok/id/index.html', 'Registrationno/index.html'];
    expect(newest.filter((name) => !own.includes(name)).sort()).toEqual(expect.arrayContaining(without));
    expect(own.length).toBe(newest.length - without.length);
  });

  it('links on every page of the edition to existing pages under its path, the newest edition and the licences', () => {
    expect(pagesOfLastYear().length).toBeGreaterThan(40);
    for (const name of pagesOfLastYear()) {
      const { root } = readPage(html(`${LAST_YEAR}/${name}`));
      const line = root.querySelector('aside');
      expect(line?.text, name).toBe(
        `LASTYEAR ${LAST_YEAR} is a past edition of this conference. Latest edition: AMICAI 2023`,
      );
      expect(isThere(pathOf(line?.querySelector('a')?.getAttribute('href') ?? 'none')), name).toBe(true);
      line?.remove();
      const addresses = referencesOf(root).map(({ address }) => pathOf(address));
      const ours = addresses.filter((address) => address.startsWith('/'));
      expect(
        ours.filter((address) => !isThere(address)),
        name,
      ).toEqual([]);
      const bundled = /^\/assets\/(?!theme|pictures)|^\/images\/brand\/(?:pattern|waves)\.svg$/;
      expect([...new Set(ours.filter((each) => !(bundled.test(each) || /^\/2022(?=\/|$)/.test(each))))], name).toEqual([
        '/licenses.txt',
      ]);
      const islands = root.querySelectorAll('script[type="application/json"]').map(({ text }) => text);
      expect(
        islands.filter((props) => /"path":"\/(?!2022\b)/.test(props)),
        name,
      ).toEqual([]);
      expect(root.text, name).not.toMatch(/undefined|\[object/);
    }
  });

  it('links from the footer of the newest pages to the past edition, and from a past page to the same page of the newest', () => {
    expect(
      readPage(html('topicsList/index.html')).root.querySelector('footer nav[aria-label="Past editions"] a')?.outerHTML,
    ).toBe(`<a href="/${LAST_YEAR}"><bdi>LASTYEAR ${LAST_YEAR}</bdi></a>`);
    expect(html(`${LAST_YEAR}/topicsList/index.html`)).toContain('<a href="/topicsList">Latest edition');
    expect(html('index.html')).not.toContain('edition-line');
    expect(html(`${LAST_YEAR}/index.html`)).not.toContain('Past editions');
  });

  it('lists the pages of all editions in one sitemap, each with its own canonical address', () => {
    const list = html('sitemap.xml');
    expect(list).toContain('<loc>https://amicai.example.org/2022</loc>');
    expect(list).toContain('<loc>https://amicai.example.org/2022/topicsList</loc>');
    expect(files).not.toContain(`/${LAST_YEAR}/sitemap.xml`);
    expect(html(`${LAST_YEAR}/topicsList/index.html`)).toContain(
      '<link rel="canonical" href="https://amicai.example.org/2022/topicsList"/>',
    );
    expect(JSON.parse(html(`${LAST_YEAR}/site.webmanifest`))).toMatchObject({ start_url: '/2022' });
  });

  it.each([
    ['/2022', 200],
    ['/2022/', 308],
    ['/2022/CallForCompetitions&ChallengesTrack', 200],
    ['/2022/pay', 404],
    ['/2022/Registrationok/17', 404],
    ['/Registrationok/17', 200],
    ['/Registrationok', 404],
    ['/2022/nowhere', 404],
  ])('answers %s with %d', async (path, status) => {
    const answer = await ask(served.origin, path);
    expect(answer.status).toBe(status);
    if (status === 404) expect(answer.body).toBe(html('404.html'));
  });
});

describe('one bundle', () => {
  it('holds no data', () => {
    const { code } = bundle;
    expect(code).toContain('renderToStaticMarkup');
    const { acronym, venue, organizer } = content.conference;
    expect(
      [acronym, venue?.name ?? '', organizer?.name ?? '', '/topicsList'].filter((fact) => code.includes(fact)),
    ).toEqual([]);
  });

  it('renders two conferences in one process without mixing them', async () => {
    const topics = { ...content.routes.find(({ kind }) => kind === 'topics'), path: '/themes', canonical: '/themes' };
    const other: RenderedContent = {
      ...content,
      conference: { ...content.conference, acronym: 'OTHER 2031' },
      routes: content.routes.flatMap((route) => {
        if (route.kind === 'topics') return [{ ...route, ...topics }];
        return route.kind === 'home' || route.kind === 'error' ? [route] : [];
      }),
    };
    const few = { ...content, routes: someOfEach(content.routes, ({ kind }) => kind, 2) };
    const sites = [await rendered('one', few), await rendered('other', other), await rendered('again', few)];
    const pages = sites.map((site) => readFileSync(join(site, 'index.html'), 'utf8'));
    expect(pages.map((html) => /– ([^<]+)<\/title>/.exec(html)?.[1])).toEqual([
      'AMICAI 2023',
      'OTHER 2031',
      'AMICAI 2023',
    ]);
    expect(pages.map((html) => /href="([^"]+)">All topics/.exec(html)?.[1])).toEqual([
      '/topicsList',
      '/themes',
      '/topicsList',
    ]);
    expect(pages[2] === pages[0]).toBe(true);
    expect(readdirSync(join(bundle.folder, 'other')).sort()).toEqual(['404.html', 'index.html', 'themes']);
  });
});
