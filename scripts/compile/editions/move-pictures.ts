import type { Picture } from '../../../shared/model/picture';

/** Pictures with the addresses that they have on the site of a later edition. */
export const movePictures = (pictures: readonly Picture[], base: string): readonly Picture[] =>
  pictures.map((picture) => ({
    ...picture,
    address: base + picture.address,
    sources: picture.sources.map(({ type, files }) => ({
      type,
      files: files.map((file) => ({ ...file, address: base + file.address })),
    })),
  }));
