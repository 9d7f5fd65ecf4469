import type { ShownPicture } from '../picture';

/** A file of a picture. */
export interface PictureFile {
  readonly address: string;
  /** Media type: image/avif. */
  readonly type: string;
}

/** Returns the largest file of a picture in each format, best format first; for stylesheets, which have no `srcset`. */
export function largestFiles({ src, sources }: ShownPicture): readonly PictureFile[] {
  return [
    ...sources.map(({ type, srcSet }) => ({ address: srcSet.split(', ').at(-1)?.split(' ')[0] ?? src, type })),
    { address: src, type: typeOf(src) },
  ];
}

const TYPES: Readonly<Record<string, string>> = { svg: 'svg+xml', jpg: 'jpeg' };

function typeOf(address: string): string {
  const ending = address.split('.').at(-1)?.toLowerCase() ?? '';
  return `image/${TYPES[ending] ?? ending}`;
}
