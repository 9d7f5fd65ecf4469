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
  /** `square`: cut to a square. `whole`: nothing is cut off, the picture fits into the box. */
  readonly shape: 'square' | 'whole';
  /** Sizes to make, as parts of the box: for smaller places, and for screens with two pixels where others have one. */
  readonly scales: readonly number[];
  /** Where one format serves everybody; else those that follow from the format of the file. */
  readonly formats?: readonly RasterFormat[];
}

/** The one table of uses. A schema names one beside the format "asset", as `picture`. */
export const pictureUses = {
  portrait: { shown: { width: 176, height: 176 }, shape: 'square', scales: [0.5, 1, 2] },
  logo: { shown: { width: 200, height: 100 }, shape: 'whole', scales: [1, 2] },
  topic: { shown: { width: 192, height: 192 }, shape: 'whole', scales: [0.5, 1, 2] },
  figure: { shown: { width: 608, height: 608 }, shape: 'whole', scales: [0.5, 1, 2] },
  illustration: { shown: { width: 480, height: 480 }, shape: 'whole', scales: [0.5, 1, 2] },
  hero: { shown: { width: 1280, height: 720 }, shape: 'whole', scales: [1.5] },
  /** No page shows it: browsers do, before they install the site. It is as large as it was taken. */
  screenshot: { shown: { width: 320, height: 320 }, shape: 'whole', scales: [12], formats: ['webp'] },
  /** No page shows it: the icons of browsers and phones are made of it. */
  icon: { shown: { width: 512, height: 512 }, shape: 'square', scales: [] },
} as const satisfies Readonly<Record<string, Use>>;

export type PictureUse = keyof typeof pictureUses;

/** The sizes to make of a picture for a use, smallest first; never larger than the picture itself. */
export function sizesFor(original: Size, use: PictureUse): Size[] {
  const { shown, shape, scales }: Use = pictureUses[use];
  const sizes = new Map<number, Size>();
  for (const scale of scales) {
    const size = shrink(original, { width: shown.width * scale, height: shown.height * scale }, shape);
    sizes.set(size.width, size);
  }
  return [...sizes.values()];
}

/** A size in the shape of a use: a square, if pictures are cut to one. */
export function shapedFor({ width, height }: Size, use: PictureUse): Size {
  const side = Math.min(width, height);
  return pictureUses[use].shape === 'square' ? { width: side, height: side } : { width, height };
}

/** The formats to make of a picture for a use: the smallest first. */
export function formatsFor(original: RasterFormat, use: PictureUse): readonly RasterFormat[] {
  const { formats }: Use = pictureUses[use];
  return formats ?? outputsOf[original];
}

/** Whether a picture would have to be enlarged to fill the box in which pages show it. */
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
