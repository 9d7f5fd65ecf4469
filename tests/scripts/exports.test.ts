import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fileCache } from '../../scripts/cache/file-cache.mjs';
import { matchesPath } from '../../scripts/content/link/path-pattern';
import type { SiteContent } from '../../scripts/content/site-content';
import { sitemapFiles } from '../../scripts/exports/discovery/sitemap';
import { EXPORTS } from '../../scripts/exports/index';
import { exportedFiles } from '../../scripts/exports/site-files';
import { contentType, isText } from '../../scripts/hosting/policy/content-types';
import type { Content } from '../../shared/model/content';
import { compile } from '../content/support/compile';
import { baseData, layOut } from '../content/support/fixture';
import { temporaryFolder } from '../content/support/temporary-folder';

const { content, pictures, originals, routes } = await compile({
  dataDir: baseData,
  publicDir: `${baseData}/public`,
  deferWarnings: true,
});
const site: SiteContent = { content: content as Content, pictures, originals, routes }; // the base is valid

async function textOf(address: string): Promise<string> {
  const workshop = {
    publicDir: `${baseData}/public`,
    cache: fileCache(join(temporaryFolder(), 'cache')),
    packages: () => ['node_modules/react'],
  };
  const made = await exportedFiles(site)
    .find((file) => file.address === address)
    ?.make(site, workshop);
  return String(made);
}

describe('the table of files beside the pages', () => {
  it('gives every file an address of its own, where its row says, and a content type', () => {
    const addresses = exportedFiles(site).map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { files, paths, types } of Object.values(EXPORTS)) {
      for (const { address } of files(site)) {
        expect(matchesPath(paths, address), address).toBe(true);
        expect(Object.values(types), address).toContain(contentType(address));
      }
    }
  });

  it('has compressed what is text, and that alone', () => {
    const names = ['a.html', 'a.css', 'a.js', 'a.json', 'a.svg', 'a.xml', 'a.txt', 'a.webmanifest', 'a.csv', 'a.ics'];
    expect(names.filter(isText)).toEqual(names);
    expect(['a.pdf', 'a.docx', 'a.png', 'a.jpg', 'a.avif', 'a.woff2', 'a.unknown'].filter(isText)).toEqual([]);
  });
});

describe('files that machines read', () => {
  it('the sitemap lists every page once, without second spellings and private pages', async () => {
    const found = [...(await textOf('/sitemap.xml')).matchAll(/<loc>https:\/\/scct\.example\.org(.*?)<\/loc>/g)];
    const program = /^\/(?:sessions|posters|people|papers)\/|^\/all-/;
    expect(found.map(([, path = '']) => path).filter((path) => !program.test(path))).toEqual([
      '/',
      '/topics',
      '/program-committee',
      '/special-sessions',
      '/important-dates',
      '/registration',
      '/pay',
      '/attending',
      '/schedule',
      '/people',
      '/Steering',
      '/ProgramChairs',
      '/papers',
      '/posters.1',
      '/Measuring&amp;Testing',
      '/Weighing',
      '/panel-future',
      '/privacy',
      '/code-of-conduct',
      '/travel',
    ]);
    const ofProgram = found.map(([, path = '']) => path).filter((path) => program.test(path));
    expect(new Set(ofProgram).size).toBe(ofProgram.length);
    expect(ofProgram).toEqual(
      expect.arrayContaining(['/all-papers', '/sessions/oral-1', '/posters/P01', '/people/nour-haddad']),
    );
  });

  it('a sitemap that is too long is divided, and names its parts', () => {
    const [index, ...parts] = sitemapFiles('https://scct.example.org', routes, 10);
    const located = (text = '') =>
      [...text.matchAll(/<loc>https:\/\/scct\.example\.org(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(index?.address).toBe('/sitemap.xml');
    expect(located(index?.text())).toEqual(parts.map(({ address }) => address));
    expect(parts.every(({ text }) => located(text()).length <= 10)).toBe(true);
    const whole = sitemapFiles('https://scct.example.org', routes).flatMap(({ text }) => located(text()));
    expect(parts.flatMap(({ text }) => located(text()))).toEqual(whole);
  });
});

describe('links in the data to files beside the pages', () => {
  /** The codes of what is said about a home page that links to some addresses, and about a file of documents. */
  async function codesWith(links: readonly string[], documents?: string): Promise<string[]> {
    const folders = layOut();
    const path = join(folders.dataDir, 'home.yaml');
    const home = readFileSync(path, 'utf8');
    writeFileSync(path, home.replace('- Careful **tests**', links.map((link) => `- [File](${link})`).join('\n    ')));
    if (documents !== undefined) writeFileSync(join(folders.dataDir, 'documents.csv'), documents);
    const { diagnostics } = await compile(folders);
    return diagnostics.map(({ code }) => code);
  }

  it('are accepted, whatever makes the file', async () => {
    const links = ['/sitemap.xml', '/robots.txt', '/licenses.txt', '/cards/home.png', '/documents/booklet.pdf'];
    expect(await codesWith(links)).toEqual([]);
  });

  it('are refused where there will be no such file', async () => {
    expect(await codesWith(['/sitemap.txt', '/documents/other.pdf'])).toEqual(['broken-link', 'broken-link']);
  });

  it('are left alone while mistakes hide which files there will be, and other links are not', async () => {
    const documents = 'file,kind,title,specialSession\nbooklet.pdf,leaflet,Booklet,\n';
    expect(await codesWith(['/documents/other.pdf', '/nowhere'], documents)).toEqual(['not-in-list', 'broken-link']);
  });
});
