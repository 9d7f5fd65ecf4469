import { describe, expect, it } from 'vitest';
import { isHidden } from '../../scripts/content/link/hidden';
import { files, fileText, PUBLIC_URL, pageAt, pages } from './support/built-site';
import { addressesOf } from './support/dead-references';
import { onEveryPage } from './support/on-every-page';
import { cssReferences, type Reference, referencesOf } from './support/references';

const { resolve, isOurs, fileAt, deadLinks, deadAnchors } = addressesOf({ url: PUBLIC_URL, files, pageAt });

/** Every page with its addresses. */
const addressed = pages.map(({ path, root }) => ({ path, references: referencesOf(root) }));

describe('the addresses on every page', () => {
  onEveryPage('lead to pages and files that are there', addressed, ({ path, references }) => {
    expect(deadLinks(path, references)).toEqual([]);
  });

  onEveryPage('lead to places that are there', addressed, ({ path, references }) => {
    expect(deadAnchors(path, references)).toEqual([]);
  });

  onEveryPage('make the browser fetch nothing from another host', addressed, ({ references }) => {
    const fetched = references.filter(({ use }) => use === 'fetch');
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter(({ address }) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });

  onEveryPage('hold their text only where the link downloads it', pages, ({ root }) => {
    const opened = root.querySelectorAll('[href^="data:"]').filter((link) => !link.getAttribute('download'));
    expect(opened.map((link) => link.toString())).toEqual([]);
  });

  onEveryPage('use no scheme but https, mailto, data and that of calendars', addressed, ({ path, references }) => {
    const schemes = new Set(references.map(({ address }) => resolve(address, path).protocol));
    expect([...schemes].filter((scheme) => !['https:', 'mailto:', 'data:', 'webcal:'].includes(scheme))).toEqual([]);
  });
});

describe('the files of the site', () => {
  const named = (extension: string) => [...files].filter((file) => file.endsWith(extension));

  it.each(named('.css'))('%s names only existing files', (sheet) => {
    const missing = cssReferences(fileText(sheet)).filter((address) => {
      const url = resolve(address, sheet);
      return !(isOurs(url) && fileAt(url));
    });
    expect(missing).toEqual([]);
  });

  it('have SVG pictures that load nothing and run nothing', () => {
    const active = named('.svg').filter((file) =>
      /<script|<foreignObject|\bon\w+=|(?:href|src)=["'](?!#)|url\((?!["']?#)|@import/i.test(fileText(file)),
    );
    expect(active).toEqual([]);
  });

  it('are all used by some page', () => {
    const fromPages = pages.flatMap(({ path, root }) => referencesOf(root).map(toFile(path)));
    const fromSheets = named('.css').flatMap((sheet) =>
      cssReferences(fileText(sheet)).map((address) => fileAt(resolve(address, sheet))),
    );
    const used = new Set([...fromPages, ...fromSheets]);
    const text = [...named('.webmanifest'), ...named('.js'), ...named('.json')].map(fileText).join('\n');
    const found = [...files].filter(
      (file) => !(isHidden(file) || used.has(file) || text.includes(file.split('/').at(-1) ?? file)),
    );
    expect(found.filter((file) => !(ASKED_FOR_BY_NAME.includes(file) || file.endsWith('.html')))).toEqual([]);
  });

  const toFile = (path: string) => (reference: Reference) => fileAt(resolve(reference.address, path));
  const ASKED_FOR_BY_NAME = [
    '/robots.txt',
    '/sitemap.xml',
    '/sw.js',
    '/favicon.ico',
    '/proceedings.dblp.xml',
    '/proceedings.crossref.xml',
  ];
});
