import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchesPath } from '../../scripts/content/link/path-pattern';
import type { SiteContent } from '../../scripts/content/site-content';
import { sitemapFiles } from '../../scripts/exports/discovery/sitemap';
import { EXPORTS } from '../../scripts/exports/index';
import { exportedFiles } from '../../scripts/exports/site-files';
import { contentType, isText } from '../../scripts/hosting/policy/content-types';
import type { Content } from '../../shared/model/content';
import { compile } from '../content/support/compile';
import { baseData, layOut } from '../content/support/fixture';

const { content, pictures, originals, routes } = await compile({
  dataDir: baseData,
  publicDir: `${baseData}/public`,
  deferWarnings: true,
});
const site: SiteContent = { content: content as Content, pictures, originals, routes }; // the base is valid

describe('the table of files beside the pages', () => {
  it('gives every file a unique address that its row matches, and a content type', () => {
    const addresses = exportedFiles(site).map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { files, paths, types } of Object.values(EXPORTS)) {
      for (const { address } of files(site)) {
        expect(matchesPath(paths, address), address).toBe(true);
        expect(Object.values(types), address).toContain(contentType(address));
      }
    }
  });

  it('compresses text files, and only those', () => {
    const names = ['a.html', 'a.css', 'a.js', 'a.json', 'a.svg', 'a.xml', 'a.txt', 'a.webmanifest', 'a.csv', 'a.ics'];
    expect(names.filter(isText)).toEqual(names);
    expect(['a.pdf', 'a.docx', 'a.png', 'a.jpg', 'a.avif', 'a.woff2', 'a.unknown'].filter(isText)).toEqual([]);
  });
});

describe('files that machines read', () => {
  it('a sitemap that is too long is split, and lists its parts', () => {
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

  it('are accepted for every kind of generated file', async () => {
    const links = ['/sitemap.xml', '/robots.txt', '/licenses.txt', '/cards/home.png', '/documents/booklet.pdf'];
    expect(await codesWith(links)).toEqual([]);
  });

  it('are rejected where no such file will exist', async () => {
    expect(await codesWith(['/sitemap.txt', '/documents/other.pdf'])).toEqual(['broken-link', 'broken-link']);
  });

  it('are not checked while errors hide which files will exist, but other links are', async () => {
    const documents = 'file,kind,title,specialSession\nbooklet.pdf,leaflet,Booklet,\n';
    expect(await codesWith(['/documents/other.pdf', '/nowhere'], documents)).toEqual(['not-in-list', 'broken-link']);
  });
});
