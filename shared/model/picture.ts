import type { PictureUse, Size } from './pictures/uses';

/** A file that the build makes of a picture; width and height in pixels. */
export interface MadePicture extends Size {
  readonly address: string;
}

/**
 * The files that the build makes of a picture for one use; none of a drawing (SVG), which is shown as it is, in its
 * proportions.
 */
export interface Picture extends Size {
  /** Address under which the data names it. */
  readonly address: string;
  readonly use: PictureUse;
  /** One for each format, the best first, last the one that every browser shows; the files from small to large. None of a drawing. */
  readonly sources: readonly { readonly type: string; readonly files: readonly MadePicture[] }[];
}
