import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { engineRoot } from '../../scripts/bootstrap/project.mjs';
import { publishedBytes } from '../../scripts/content/pictures/originals';
import { withoutMetadata } from '../../scripts/content/pictures/without-metadata';
import { productAssets, publicFolder } from '../../scripts/files/assets';
import { compile } from './support/compile';
import { layOut } from './support/fixture';

/** A photograph with the notes of a camera: the place, the owner, and that it is to be turned. */
const photograph = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#0b3c5d' } })
    .withExif({
      IFD0: { Copyright: 'Somebody', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '36/1 24/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('srgb');

describe.each(['jpeg', 'png', 'webp'] as const)('a photograph that is published as it is: %s', (format) => {
  it('loses its camera metadata and no pixel', async () => {
    const original = await photograph().toFormat(format).toBuffer();
    expect(original.includes('Somebody')).toBe(true);

    const stripped = withoutMetadata(original);
    if (typeof stripped === 'string') throw new Error(stripped);

    expect(stripped.includes('Somebody')).toBe(false);
    expect(stripped.length).toBeLessThan(original.length);
    const [before, after] = await Promise.all([original, stripped].map((bytes) => sharp(bytes).raw().toBuffer()));
    expect(before?.equals(after ?? Buffer.of())).toBe(true);
    const { exif, icc } = await sharp(stripped).metadata();
    expect(icc?.equals((await sharp(original).metadata()).icc ?? Buffer.of())).toBe(true);
    expect((exif?.length ?? 0) < 40).toBe(true);
  });

  it('is rejected where it is cut off', async () => {
    const bytes = await photograph().toFormat(format).toBuffer();
    expect(withoutMetadata(bytes.subarray(0, bytes.length - 30))).toBe('broken');
  });
});

describe('a JPEG that is published as it is', () => {
  it('keeps its orientation, and loses what follows its end', async () => {
    const original = await photograph().jpeg().toBuffer();
    const stripped = withoutMetadata(Buffer.concat([original, Buffer.from('a film with GPS')]));
    if (typeof stripped === 'string') throw new Error(stripped);
    expect((await sharp(stripped).metadata()).orientation).toBe(6);
    expect(stripped.includes('film')).toBe(false);
  });
});

describe('the files that are published', () => {
  it('are those that the data name, those in public/files/, and those of the pages themselves', async () => {
    const { dataDir, publicDir } = layOut();
    mkdirSync(join(publicDir, 'files'));
    writeFileSync(join(publicDir, 'files/notes.txt'), 'Notes');
    writeFileSync(join(publicDir, 'images/home/other-conference.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    writeFileSync(join(publicDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');

    const { originals, diagnostics } = await compile({ dataDir, publicDir, publicIsShared: true });

    expect(diagnostics).toEqual([]);
    expect(originals.filter((address) => !productAssets().has(address))).toEqual([
      '/files/notes.txt',
      '/fonts/own.woff2',
      '/images/brand/logo-dark.svg',
      '/images/brand/logo.svg',
      '/images/home/join.svg',
      '/images/home/robot.svg',
      '/images/payment/payment-failed.svg',
    ]);
    expect(originals).toEqual(expect.arrayContaining([...productAssets()]));
    expect(publishedBytes('/favicon.svg', publicDir)).toEqual(readFileSync(join(publicDir, 'favicon.svg')));
    expect(publishedBytes('/apple-touch-icon.png', publicDir).length).toBeGreaterThan(100);
  });

  it('come from the folder public/ of the data, if it has one', async () => {
    const { dataDir } = layOut();
    expect(publicFolder(dataDir)).toBe(join(dataDir, 'public'));
    expect((await compile({ dataDir, publicDir: publicFolder(dataDir) })).diagnostics).toEqual([]);
    rmSync(join(dataDir, 'public'), { recursive: true });
    expect(publicFolder(dataDir)).toBe(join(engineRoot, 'public'));
  });
});
