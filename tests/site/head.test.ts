import { describe, expect, it } from 'vitest';
import { type BuiltPage, files, PUBLIC_URL, pageAt, pages } from './support/built-site';
import { ADDRESSES, ROUTES } from './support/routes';

const title = ({ root }: BuiltPage) => root.querySelector('title')?.text;
const meta = ({ root }: BuiltPage, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = ({ root }: BuiltPage) => root.querySelector('link[rel=canonical]')?.getAttribute('href');

/** A path as it stands in an address. */
const address = (path: string) => PUBLIC_URL + encodeURI(path);

describe.each(ADDRESSES)('the head of $address', ({ address: path, canonical: ofRecord }) => {
  const page = pageAt(path);

  it('names its language and fits small screens', () => {
    expect(page.root.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(meta(page, 'viewport')).toBe('width=device-width, initial-scale=1');
  });

  it('has the address of record as its canonical link', () => {
    expect(canonical(page)).toBe(address(ofRecord));
  });

  it('has a title with the name of the conference, and a description of a sentence or two', () => {
    expect(title(page)).toMatch(/^\S.+ – AMICAI 2023$/);
    expect(meta(page, 'description')).toMatch(/^.{30,200}$/);
  });

  it('has a preview for social networks', () => {
    const own = title(page)?.replace(' – AMICAI 2023', '');
    expect(meta(page, 'og:title')).toBe(own);
    expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
    expect(meta(page, 'og:url')).toBe(address(ofRecord));
    expect(meta(page, 'og:type')).toBe('website');
    expect(meta(page, 'og:site_name')).toBe('AMICAI 2023');
    expect(files).toContain(meta(page, 'og:image')?.replace(PUBLIC_URL, ''));
    expect(meta(page, 'og:image:alt')).toBeTruthy();
  });
});

describe('the pages of the site', () => {
  const ofRecord = ROUTES.map(({ path }) => pageAt(path));

  it.each([
    ['title', title],
    ['description', (page: BuiltPage) => meta(page, 'description')],
  ])('each have a %s of their own', (_, read) => {
    const values = ofRecord.map(read);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });

  it('are offered to search engines, the error screen is not', () => {
    const hidden = pages.filter((page) => meta(page, 'robots')?.includes('noindex')).map(({ path }) => path);
    expect(hidden).toEqual(['/404']);
    expect(canonical(pageAt('/404'))).toBeUndefined();
  });
});
