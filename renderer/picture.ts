import { type PictureUse, pictures } from '#content';

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A picture as a page shows it. */
export interface ShownPicture extends Box {
  /** For the `<img>`. */
  readonly src: string;
  /** Better files for browsers that know their formats; none for a drawing. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
  /** Sizes of the file in `src`. */
  readonly srcSet?: string | undefined;
}

const byName = new Map(pictures.map((picture) => [`${picture.address} ${picture.use}`, picture]));

/** The picture of that address, shown in a box of CSS pixels: as large as fits, in its own proportions. */
export function shownPicture(address: string, use: PictureUse, box: Box): ShownPicture {
  const picture = byName.get(`${address} ${use}`);
  if (!picture) return { src: address, sources: [], ...box };
  const { width, height } = picture;
  const scale = Math.min(box.width / width, box.height / height, use === 'portrait' ? Number.POSITIVE_INFINITY : 1);
  const sets = picture.sources.map(({ type, files }) => ({
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
