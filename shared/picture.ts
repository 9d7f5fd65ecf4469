import type { Picture } from './model/picture';
import type { PictureUse } from './model/pictures/uses';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A picture as a page shows it. */
export interface ShownPicture extends Box {
  /** For `<img>`. */
  readonly src: string;
  /** Files in better formats, for browsers that support them; none for SVG. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** Sizes of the file in `src`. */
  readonly srcSet?: string | undefined;
}

/** Returns a picture scaled to fit a box in CSS pixels, in its own proportions. */
export type ShowPicture = (address: string, use: PictureUse, box: Box) => ShownPicture;

/** Makes a function that scales pictures. A picture of unknown size fills the box. */
export function pictureSizer(pictures: readonly Picture[]): ShowPicture {
  const byName = new Map(pictures.map((picture) => [`${picture.address} ${picture.use}`, picture]));
  return (address, use, box) => {
    const picture = byName.get(`${address} ${use}`);
    return picture ? fitted(picture, box) : { src: address, sources: [], ...box };
  };
}

function fitted({ address, use, width, height, sources }: Picture, box: Box): ShownPicture {
  // SVG pictures are sharp in any size.
  const largest = use === 'portrait' || sources.length === 0 ? Number.POSITIVE_INFINITY : 1;
  const scale = Math.min(box.width / width, box.height / height, largest);
  const sets = sources.map(({ type, files }) => ({
    type,
    src: files.at(-1)?.address ?? address,
    srcSet: files.map((file) => `${file.address} ${file.width}w`).join(', '),
  }));
  const fallback = sets.at(-1);
  return {
    src: fallback?.src ?? address,
    srcSet: fallback?.srcSet,
    sources: sets.slice(0, -1).map(({ type, srcSet }) => ({ type, srcSet })),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
