import { describe, expect, it } from 'vitest';
import { isHidden } from '../../scripts/hosting/policy/hidden';
import { files, fileText, PUBLIC_URL, pageAt, pages } from './support/built-site';
import { cssReferences, type Reference, referencesOf } from './support/references';

/** What an address on a page means, as a browser reads it there. */
const resolve = (address: string, path: string) => new URL(address, PUBLIC_URL + encodeURI(path));

const isOurs = ({ origin }: URL) => origin === PUBLIC_URL;

const isWithinPage = (address: string) => address.startsWith('#');

/** The file that answers an address of the site, if there is one. */
function fileAt({ pathname }: URL): string | undefined {
  const path = decodeURIComponent(pathname);
  return [path, `${path.replace(/\/$/, '')}/index.html`].find((file) => files.has(file));
}

/** Whether the page at an address has the place that the address's fragment names. */
function hasAnchor(url: URL): boolean {
  const id = decodeURIComponent(url.hash.slice(1));
  const path = decodeURIComponent(url.pathname);
  return id === '' || pageAt(path).root.querySelector(`[id="${id}"]`) !== null;
}

describe.each(pages.map(({ path, root }) => ({ path, references: referencesOf(root) })))(
  'the addresses on $path',
  ({ path, references }) => {
    const ours = references.filter(({ address }) => isOurs(resolve(address, path)));

    it('lead to pages and files that are there', () => {
      const elsewhere = ours.filter(({ address }) => !isWithinPage(address));
      expect(elsewhere.filter(({ address }) => fileAt(resolve(address, path)) === undefined)).toEqual([]);
    });

    it('lead to places that are there', () => {
      const toPages = ours.filter(
        ({ address }) => isWithinPage(address) || fileAt(resolve(address, path))?.endsWith('.html'),
      );
      expect(toPages.filter(({ address }) => !hasAnchor(resolve(address, path)))).toEqual([]);
    });

    it('make the browser fetch nothing from another host', () => {
      const fetched = references.filter(({ use }) => use === 'fetch');
      expect(fetched.length).toBeGreaterThan(0);
      expect(fetched.filter(({ address }) => !/^\/(?!\/)/.test(address))).toEqual([]);
    });

    it('use no scheme but https and mailto', () => {
      const schemes = new Set(references.map(({ address }) => resolve(address, path).protocol));
      expect([...schemes].filter((scheme) => !['https:', 'mailto:'].includes(scheme))).toEqual([]);
    });
  },
);

describe('the files of the site', () => {
  const named = (extension: string) => [...files].filter((file) => file.endsWith(extension));

  it.each(named('.css'))('%s names only files that are there', (sheet) => {
    const missing = cssReferences(fileText(sheet)).filter((address) => {
      const url = resolve(address, sheet);
      return !(isOurs(url) && fileAt(url));
    });
    expect(missing).toEqual([]);
  });

  it('have pictures that fetch nothing and run nothing', () => {
    const active = named('.svg').filter((file) =>
      /<script|<foreignObject|\bon\w+=|(?:href|src)=["'](?!#)|url\((?!["']?#)|@import/i.test(fileText(file)),
    );
    expect(active).toEqual([]);
  });

  it('are all of use: none is left that no page names', () => {
    const fromPages = pages.flatMap(({ path, root }) => referencesOf(root).map(toFile(path)));
    const fromSheets = named('.css').flatMap((sheet) =>
      cssReferences(fileText(sheet)).map((address) => fileAt(resolve(address, sheet))),
    );
    const used = new Set([...fromPages, ...fromSheets]);
    const text = [...named('.webmanifest'), ...named('.js')].map(fileText).join('\n');
    const found = [...files].filter(
      (file) => !(isHidden(file) || used.has(file) || text.includes(file.split('/').at(-1) ?? file)),
    );
    expect(found.filter((file) => !(ASKED_FOR_BY_NAME.includes(file) || file.endsWith('.html')))).toEqual([]);
  });

  const toFile = (path: string) => (reference: Reference) => fileAt(resolve(reference.address, path));
  const ASKED_FOR_BY_NAME = ['/robots.txt', '/sitemap.xml'];
});
