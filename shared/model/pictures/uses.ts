import { outputsOf } from './encodings';
import type { RasterFormat } from './formats';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How pages show the pictures of one use. */
interface Use {
  /** The largest box, in CSS pixels, in which a page shows one. */
  readonly shown: Size;
  /** `square`: cropped to a square. `whole`: scaled to fit the box. */
  readonly shape: 'square' | 'whole';
  /** Sizes to generate, relative to the box: for smaller places, and for screens with two pixels per CSS pixel. */
  readonly scales: readonly number[];
  /** Formats to generate, if they do not depend on that of the original. */
  readonly formats?: readonly RasterFormat[];
}

/** All uses. A schema names one as `picture`, next to the format "asset". */
export const pictureUses = {
  portrait: { shown: { width: 176, height: 176 }, shape: 'square', scales: [0.5, 1, 2] },
  logo: { shown: { width: 200, height: 100 }, shape: 'whole', scales: [1, 2] },
  topic: { shown: { width: 192, height: 192 }, shape: 'whole', scales: [0.5, 1, 2] },
  figure: { shown: { width: 608, height: 608 }, shape: 'whole', scales: [0.5, 1, 2] },
  illustration: { shown: { width: 480, height: 480 }, shape: 'whole', scales: [0.5, 1, 2] },
  hero: { shown: { width: 1280, height: 720 }, shape: 'whole', scales: [1.5] },
  /** Not shown on a page: browsers show it before they install the site. Keeps the size of the original. */
  screenshot: { shown: { width: 320, height: 320 }, shape: 'whole', scales: [12], formats: ['webp'] },
  /** Not shown on a page: the icons of browsers and phones are generated from it. */
  icon: { shown: { width: 512, height: 512 }, shape: 'square', scales: [] },
} as const satisfies Readonly<Record<string, Use>>;

export type PictureUse = keyof typeof pictureUses;

/** Lists the sizes to generate for a use, smallest first; none is larger than the original. */
export function sizesFor(original: Size, use: PictureUse): Size[] {
  const { shown, shape, scales }: Use = pictureUses[use];
  const sizes = new Map<number, Size>();
  for (const scale of scales) {
    const size = shrink(original, { width: shown.width * scale, height: shown.height * scale }, shape);
    sizes.set(size.width, size);
  }
  return [...sizes.values()];
}

/** Crops a size to a square if the use requires it. */
export function shapedFor({ width, height }: Size, use: PictureUse): Size {
  const side = Math.min(width, height);
  return pictureUses[use].shape === 'square' ? { width: side, height: side } : { width, height };
}

/** Lists the formats to generate for a use, smallest files first. */
export function formatsFor(original: RasterFormat, use: PictureUse): readonly RasterFormat[] {
  const { formats }: Use = pictureUses[use];
  return formats ?? outputsOf[original];
}

/** Whether a picture would have to be enlarged to fill its box. */
export function isSmallFor({ width, height }: Size, use: PictureUse): boolean {
  const { shown, shape }: Use = pictureUses[use];
  return shape === 'square' ? Math.min(width, height) < shown.width : width < shown.width && height < shown.height;
}

function shrink({ width, height }: Size, box: Size, shape: Use['shape']): Size {
  if (shape === 'square') {
    const side = Math.min(width, height, box.width);
    return { width: side, height: side };
  }
  const scale = Math.min(1, box.width / width, box.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
