import type { RasterFormat } from './formats';

/** Ending and settings of each format that the build writes; the settings are those of sharp's function of that name. */
export const encodings = {
  avif: { ending: 'avif', options: { quality: 55, effort: 2 } },
  webp: { ending: 'webp', options: { quality: 78, effort: 4 } },
  jpeg: { ending: 'jpg', options: { quality: 80, mozjpeg: true } },
  png: { ending: 'png', options: { palette: true, compressionLevel: 9 } },
} as const satisfies Readonly<Record<RasterFormat, { readonly ending: string; readonly options: object }>>;

/** A file's format → the formats to make of it: the smallest first, last the one that every browser shows. */
export const outputsOf: Readonly<Record<RasterFormat, readonly RasterFormat[]>> = {
  jpeg: ['avif', 'webp', 'jpeg'],
  png: ['avif', 'webp', 'png'],
  webp: ['avif', 'webp'],
  avif: ['avif', 'webp'],
};
