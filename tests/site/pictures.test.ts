import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fileBytes, pageAt, pages } from './support/built-site';

/** The candidates of a srcset: addresses with the width that is promised for each, in pixels. */
const candidates = (element: HTMLElement) =>
  (element.getAttribute('srcset') ?? '').split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address, width: Number(width.replace('w', '')) };
  });

const number = (element: HTMLElement, name: string) => Number(element.getAttribute(name));

/** Where the sample data names a picture made of pixels. */
const PLACES = [
  { page: '/iacybersecurity', original: '/images/people/aicha-maiga.jpg', alt: '', fallback: 'jpeg' },
  { page: '/', original: '/images/partners/baobab-robotics.png', alt: 'Baobab Robotics', fallback: 'png' },
] as const;

describe.each(PLACES)('the picture $original on $page', ({ page, original, alt, fallback }) => {
  const stem = original.replace(/^.*\/|\.\w+$/g, '');
  const image = pageAt(page).root.querySelector(`img[src*="/${stem}-"]`);
  const picture = image?.parentNode;
  if (!(image && picture)) throw new Error(`no picture made of ${original}`);
  const sources = picture.querySelectorAll('source');

  it('is offered as AVIF, as WebP and in its own format', () => {
    expect(picture.tagName).toBe('PICTURE');
    expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
    expect(image.getAttribute('src')).toMatch(fallback === 'jpeg' ? /\.jpg$/ : /\.png$/);
  });

  it('has files of the declared sizes and formats, all with one aspect ratio', async () => {
    const formats = { 'image/avif': 'heif', 'image/webp': 'webp' } as Record<string, string>;
    for (const element of [...sources, image]) {
      expect(candidates(element).length).toBeGreaterThan(1);
      for (const { address, width } of candidates(element)) {
        const found = await sharp(fileBytes(address)).metadata();
        expect(found).toMatchObject({ width, format: formats[element.getAttribute('type') ?? ''] ?? fallback });
        expect(found.width / found.height).toBeCloseTo(number(image, 'width') / number(image, 'height'), 1);
      }
    }
  });

  it('declares its width, and has twice as many pixels for high-density screens', () => {
    const width = number(image, 'width');
    for (const element of [...sources, image]) {
      expect(element.getAttribute('sizes')).toBe(`${width}px`);
      expect(Math.max(...candidates(element).map((candidate) => candidate.width))).toBeGreaterThanOrEqual(2 * width);
    }
  });

  it('is lazy-loaded and has its alternative text', () => {
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.getAttribute('decoding')).toBe('async');
    expect(image.getAttribute('alt')).toBe(alt);
  });
});

describe('every picture of every page', () => {
  it('has its dimensions, and an alternative text or the mark that it needs none', () => {
    const images = pages.flatMap(({ path, root }) => root.querySelectorAll('img').map((image) => ({ path, image })));
    expect(images.length).toBeGreaterThan(100);
    const lacking = images.filter(
      ({ image }) =>
        !(number(image, 'width') > 0 && number(image, 'height') > 0) || image.getAttribute('alt') === undefined,
    );
    expect(lacking.map(({ path, image }) => `${path} ${image.getAttribute('src')}`)).toEqual([]);
  });

  it('is one element if it is a drawing', () => {
    const wrapped = pages.flatMap(({ root }) =>
      root.querySelectorAll('picture').filter((picture) => {
        const dark = picture.querySelector('source[media]');
        return !dark && /\.svg$/.test(picture.querySelector('img')?.getAttribute('src') ?? '');
      }),
    );
    expect(wrapped).toEqual([]);
  });
});
