import type { PictureUse, Size } from './pictures/uses';

/** A generated file of a picture; width and height in pixels. */
export interface MadePicture extends Size {
  readonly address: string;
}

/** The generated files of a picture for one use. SVG pictures have none: pages show the original. */
export interface Picture extends Size {
  /** Address in the data. */
  readonly address: string;
  readonly use: PictureUse;
  /** One source per format, best format first; every browser supports the last. Files are sorted by size. */
  readonly sources: readonly { readonly type: string; readonly files: readonly MadePicture[] }[];
}
