import type { RasterFormat } from './formats';

/** File extension and sharp options of each generated format. */
export const encodings = {
  avif: { ending: 'avif', options: { quality: 55, effort: 2 } },
  webp: { ending: 'webp', options: { quality: 78, effort: 4 } },
  jpeg: { ending: 'jpg', options: { quality: 80, mozjpeg: true } },
  png: { ending: 'png', options: { palette: true, compressionLevel: 9 } },
} as const satisfies Readonly<Record<RasterFormat, { readonly ending: string; readonly options: object }>>;

/** Format of the original → formats to generate, smallest files first. Every browser supports the last. */
export const outputsOf: Readonly<Record<RasterFormat, readonly RasterFormat[]>> = {
  jpeg: ['avif', 'webp', 'jpeg'],
  png: ['avif', 'webp', 'png'],
  webp: ['avif', 'webp'],
  avif: ['avif', 'webp'],
};
