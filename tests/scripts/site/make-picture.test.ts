import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from '../../../scripts/exports/pictures/make-picture';
import { temporaryFolder } from '../../content/support/temporary-folder';

const BLUE = '#0000ff';
const RED = '#ff0000';

/** A blue picture with a red band at its top, a fifth of its height. */
const banded = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: BLUE } }).composite([
    {
      input: { create: { width, height: Math.round(height / 5), channels: 3, background: RED } },
      gravity: 'north',
    },
  ]);

function saved(bytes: Uint8Array): string {
  const path = join(temporaryFolder(), 'picture');
  writeFileSync(path, bytes);
  return path;
}

const square = (side: number) => ({ size: { width: side, height: side }, use: 'portrait' }) as const;

/** Red, green, blue of a pixel. */
async function colourAt(picture: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return [...pixel];
}

const isRed = ([red = 0, , blue = 0]: number[]) => red > 200 && blue < 60;

describe('a picture that organisers drop in', () => {
  it.each([
    ['avif', 'heif'],
    ['webp', 'webp'],
    ['jpeg', 'jpeg'],
    ['png', 'png'],
  ] as const)('is made as %s in the size that was asked for', async (format, found) => {
    const path = saved(await banded(500, 700).jpeg().toBuffer());
    const made = await makePicture(path, { ...square(88), format });
    expect(await sharp(made).metadata()).toMatchObject({ format: found, width: 88, height: 88 });
  });

  it('keeps the upper part of a tall picture, where the face is', async () => {
    // The red band takes 160 of 800 rows; the square begins a fifth of the way down the 400 rows that go: at row 80.
    const path = saved(await banded(400, 800).png().toBuffer());
    const made = await makePicture(path, { ...square(100), format: 'png' });
    expect(isRed(await colourAt(made, 50, 10))).toBe(true);
    expect(isRed(await colourAt(made, 50, 30))).toBe(false);
  });

  it('is upright as the camera says, without the camera’s metadata', async () => {
    // Orientation 6: the camera was held on its side; what is stored as the left edge is the top.
    const path = saved(
      await banded(200, 400)
        .jpeg()
        .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'Hammamet' } })
        .withMetadata({ orientation: 6 })
        .toBuffer(),
    );
    expect(await sharp(path).metadata()).toMatchObject({ orientation: 6 });
    const size = { width: 400, height: 200 };
    const made = await makePicture(path, { size, use: 'illustration', format: 'jpeg' });
    // Stored at the top, it is now at the right.
    expect(isRed(await colourAt(made, 390, 100))).toBe(true);
    expect(isRed(await colourAt(made, 10, 100))).toBe(false);
    const { exif, icc, xmp, orientation } = await sharp(made).metadata();
    expect({ exif, icc, xmp, orientation }).toEqual({});
  });

  it.each(['avif', 'webp'] as const)(
    'has the same bytes as %s, however many threads the machine offers',
    async (format) => {
      const path = saved(await textured(350).png().toBuffer());
      const make = () => makePicture(path, { ...square(176), format });
      sharp.concurrency(1);
      const one = await make();
      sharp.concurrency(4);
      sharp.simd(true);
      const four = await Promise.all([make(), make()]);
      for (const each of four) expect(Buffer.compare(one, each)).toBe(0);
    },
  );

  it('that is cut off is reported by its name, with a remedy', async () => {
    const whole = await textured(200).avif({ effort: 0 }).toBuffer();
    const path = saved(whole.subarray(0, whole.length * 0.6));
    await expect(makePicture(path, { ...square(88), format: 'webp' })).rejects.toThrow(
      /^The picture .*picture cannot be read; get the original file again, or save it again in an image editor\./,
    );
  });
});

/** Something that is not the same everywhere, without chance: an encoder has to decide. */
function textured(side: number): Sharp {
  const pixels = Buffer.alloc(side * side * 3);
  for (let at = 0; at < pixels.length; at++) pixels[at] = (at * 7 + ((at * at) >> 9)) % 251;
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } }).blur(3);
}
