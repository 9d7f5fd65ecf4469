import type { ShownPicture } from '../picture';

/** A file of a picture. */
export interface PictureFile {
  readonly address: string;
  /** Its type: image/avif. */
  readonly type: string;
}

/** The largest file of a picture in each format, the best format first; for a sheet, which has no `srcset`. */
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
