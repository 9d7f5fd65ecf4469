import { describe, expect, it } from 'vitest';
import { fileBytes, files, PUBLIC_URL, pageAt, pages, pngSize } from './support/built-site';
import { onEveryPage } from './support/on-every-page';
import type { BuiltPage } from './support/read-page';
import { ADDRESSES, ROUTES } from './support/routes';

const title = ({ root }: BuiltPage) => root.querySelector('title')?.text;
const meta = ({ root }: BuiltPage, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = ({ root }: BuiltPage) => root.querySelector('link[rel=canonical]')?.getAttribute('href');

/** A path as it is written in an address. */
const address = (path: string) => PUBLIC_URL + encodeURI(path);

/** Every page at each of its addresses, with the address of record. */
const addressed = ADDRESSES.map(({ address, canonical }) => ({
  path: address,
  ofRecord: canonical,
  page: pageAt(address),
}));

describe('the head of every page', () => {
  onEveryPage('names its language and fits small screens', addressed, ({ page }) => {
    expect(page.root.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(meta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
  });

  onEveryPage('has the address of record as its canonical link', addressed, ({ page, ofRecord }) => {
    expect(canonical(page)).toBe(address(ofRecord));
  });

  onEveryPage('tells its language at the address of record', addressed, ({ page, ofRecord }) => {
    const versions = page.root
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    const isListed = meta(page, 'robots') !== 'noindex';
    const own = address(ofRecord);
    expect(versions).toEqual(
      isListed
        ? [
            ['en', own],
            ['x-default', own],
          ]
        : [],
    );
  });

  onEveryPage(
    'has a title with the name of the conference, and a description of a sentence or two',
    addressed,
    ({ page }) => {
      expect(title(page)).toMatch(/^\S.+ – AMICAI 2023$/);
      expect(meta(page, 'description')).toMatch(/^.{30,200}$/);
    },
  );

  onEveryPage('waits with its first paint for the bar, half of which would move', addressed, ({ page: { root } }) => {
    const expected = root.querySelector('head link[rel=expect][blocking=render]')?.getAttribute('href');
    // Its beginning is enough: then all of the bar is there.
    expect(root.querySelector('header[data-bar]')?.nextElementSibling).toBe(root.querySelector(expected ?? ''));
  });

  onEveryPage('has a preview for social networks', addressed, ({ page, ofRecord }) => {
    const own = title(page)?.replace(' – AMICAI 2023', '');
    expect(meta(page, 'og:title')).toBe(own);
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
    expect(meta(page, 'og:url')).toBe(address(ofRecord));
    expect(meta(page, 'og:type')).toBe('website');
    expect(meta(page, 'og:site_name')).toBe('AMICAI 2023');
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
  });

  onEveryPage(
    'has in the preview a picture of its own, of the size that it says and less than 100 kB',
    addressed,
    ({ page, ofRecord }) => {
      const image = meta(page, 'og:image') ?? '';
      const address = image.replace(PUBLIC_URL, '');
      expect(image).toBe(`${PUBLIC_URL}${address}`);
      expect(files).toContain(address);
      const bytes = fileBytes(address);
      expect(meta(page, 'og:image:type')).toBe('image/png');
      expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(pngSize(bytes).map(String));
      expect(pngSize(bytes)).toEqual([1200, 630]);
      expect(bytes.length).toBeLessThan(100_000);
      expect(image).toBe(meta(pageAt(ofRecord), 'og:image'));
      const own = title(page)?.replace(' – AMICAI 2023', '');
      expect(meta(page, 'og:image:alt')).toBe(`${own}. AMICAI 2023, December 13-15, 2023, Hammamet`);
    },
  );
});

describe('the pages of the site', () => {
  const ofRecord = ROUTES.map(({ path }) => pageAt(path));

  it.each([
    ['title', title],
    ['description', (page: BuiltPage) => meta(page, 'description')],
    ['picture', (page: BuiltPage) => meta(page, 'og:image')],
  ])('have a unique %s each', (_, read) => {
    const values = ofRecord.map(read);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('are indexed by search engines, except the error screen and the results of payments', () => {
    const hidden = pages.filter((page) => meta(page, 'robots')?.includes('noindex')).map(({ path }) => path);
    expect(hidden.sort()).toEqual(['/404', '/Registrationno', '/Registrationok/id']);
    expect(canonical(pageAt('/404'))).toBeUndefined();
  });
});
