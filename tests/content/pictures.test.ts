import { describe, expect, it } from 'vitest';
import { drawingSize } from '../../scripts/content/pictures/drawing-size';
import { planPictures } from '../../scripts/content/pictures/plan-pictures';
import type { Raster } from '../../scripts/content/pictures/read-pictures';
import { isSmallFor, sizesFor } from '../../shared/model/pictures/uses';
import { shownFrom } from '../../shared/picture';

const photograph: Raster = {
  kind: 'raster',
  format: 'jpeg',
  width: 600,
  height: 800,
  digest: 'a'.repeat(64),
  madeBy: 'sharp 0.0.0',
};
const named = [{ address: '/images/people/Nour Haddad, 1.jpg', use: 'portrait' }] as const;
const plan = (file: Partial<Raster> = {}) =>
  planPictures(named, new Map([[named[0].address, { ...photograph, ...file }]]));
const addresses = (plans: ReturnType<typeof plan>) =>
  plans.flatMap(({ sources }) => sources.flatMap(({ files }) => files.map(({ address }) => address)));

describe('the sizes of a picture', () => {
  it('are square for a portrait: for small and large places, on simple and fine screens', () => {
    expect(sizesFor(photograph, 'portrait')).toEqual([88, 176, 352].map((side) => ({ width: side, height: side })));
  });

  it('keep the proportions of a logo, whichever side is the longer one', () => {
    expect(sizesFor({ width: 1200, height: 300 }, 'logo')).toEqual([
      { width: 200, height: 50 },
      { width: 400, height: 100 },
    ]);
    expect(sizesFor({ width: 300, height: 1200 }, 'logo')).toEqual([
      { width: 25, height: 100 },
      { width: 50, height: 200 },
    ]);
  });

  it('are never larger than the picture, and no size comes twice', () => {
    expect(sizesFor({ width: 100, height: 90 }, 'portrait')).toEqual([
      { width: 88, height: 88 },
      { width: 90, height: 90 },
    ]);
    expect(sizesFor({ width: 50, height: 20 }, 'logo')).toEqual([{ width: 50, height: 20 }]);
  });

  it('have at least a pixel, however thin the picture is', () => {
    expect(sizesFor({ width: 4000, height: 2 }, 'logo')[0]).toEqual({ width: 200, height: 1 });
  });

  it.each([
    [{ width: 176, height: 400 }, 'portrait', false],
    [{ width: 175, height: 400 }, 'portrait', true],
    [{ width: 200, height: 20 }, 'logo', false],
    [{ width: 199, height: 99 }, 'logo', true],
  ] as const)('of %j tell whether it is too small for a %s: %s', (size, use, small) => {
    expect(isSmallFor(size, use)).toBe(small);
  });
});

describe('the size of a drawing', () => {
  it.each([
    ['its width and height', '<svg width="210" height="48px" viewBox="0 0 5 5"/>', { width: 210, height: 48 }],
    [
      'its box, where it fills what it is given',
      '<svg width="100%" height="100%" viewBox="0 0 30 20">',
      { width: 30, height: 20 },
    ],
    ['its box, where one side is absent', '<svg width="90" viewBox="0 0 30 20">', { width: 30, height: 20 }],
    ['its box, with commas and from elsewhere', "<svg viewBox=' -10,-10 , 24.5,8.25 '>", { width: 24.5, height: 8.25 }],
    [
      'its box, where the sides are of two units',
      '<svg width="1in" height="1mm" viewBox="0 0 3 2">',
      { width: 3, height: 2 },
    ],
    [
      'that of the root alone',
      '<?xml version="1.0"?><!-- <svg width="1" height="1"> -->\n<svg\n viewBox="0 0 9 6"><svg width="5" height="5"/></svg>',
      { width: 9, height: 6 },
    ],
    ['none, where nothing is said', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>', undefined],
    ['none, where it is nothing', '<svg width="0" height="0" viewBox="0 0 0 0"/>', undefined],
    ['none of another tag', '<html><svgs width="5" height="5"></html>', undefined],
    [
      'not that of a name that ends alike',
      '<svg stroke-width="2" line-height="3" viewBox="0 0 8 4">',
      { width: 8, height: 4 },
    ],
  ])('is %s', (_, source, size) => {
    expect(drawingSize(source)).toEqual(size);
  });
});

describe('what is to be made of a picture', () => {
  it('is each size in three formats, the one that every browser shows last', () => {
    expect(plan()[0]?.sources.map(({ type, files }) => [type, files.map(({ width }) => width)])).toEqual([
      ['image/avif', [88, 176, 352]],
      ['image/webp', [88, 176, 352]],
      ['image/jpeg', [88, 176, 352]],
    ]);
  });

  it('ends with the original format, or with WebP where that is newer', () => {
    const lastOf = (format: Raster['format']) => plan({ format })[0]?.sources.at(-1)?.type;
    expect((['jpeg', 'png', 'webp', 'avif'] as const).map(lastOf)).toEqual([
      'image/jpeg',
      'image/png',
      'image/webp',
      'image/webp',
    ]);
  });

  it('has addresses of plain letters, which a list of them can hold, each its own', () => {
    const found = addresses(plan());
    for (const address of found)
      expect(address).toMatch(/^\/assets\/pictures\/Nour-Haddad-1-\d+\.[0-9a-f]{12}\.(avif|webp|jpg)$/);
    expect(new Set(found).size).toBe(9);
  });

  it.each([
    ['the file', { digest: 'b'.repeat(64) }],
    ['the library', { madeBy: 'sharp 0.0.1' }],
  ])('has other addresses when %s is another, since they are cached for ever', (_, change) => {
    expect(addresses(plan(change)).filter((address) => addresses(plan()).includes(address))).toEqual([]);
  });

  it('is nothing for drawings and for what cannot be read', () => {
    expect(planPictures(named, new Map([[named[0].address, { kind: 'svg' }]]))).toEqual([]);
    expect(planPictures(named, new Map())).toEqual([]);
  });

  it('is for a drawing its proportions alone, square where portraits are', () => {
    const address = '/images/drawing.svg';
    const files = new Map([[address, { kind: 'svg', size: { width: 300, height: 40 } }]] as const);
    const planned = planPictures(
      [
        { address, use: 'logo' },
        { address, use: 'portrait' },
      ],
      files,
    );
    expect(planned).toEqual([
      { address, use: 'logo', width: 300, height: 40, sources: [] },
      { address, use: 'portrait', width: 40, height: 40, sources: [] },
    ]);
    const show = shownFrom(planned);
    // As large as fits, larger than it says too; in another place, of which nobody knows, as large as the box.
    expect(show(address, 'logo', { width: 600, height: 160 })).toEqual({
      src: address,
      sources: [],
      width: 600,
      height: 80,
    });
    expect(show(address, 'logo', { width: 180, height: 12 })).toMatchObject({ width: 90, height: 12 });
    expect(show(address, 'portrait', { width: 96, height: 96 })).toMatchObject({ width: 96, height: 96 });
    expect(show(address, 'topic', { width: 96, height: 96 })).toEqual({
      src: address,
      sources: [],
      width: 96,
      height: 96,
    });
  });
});
