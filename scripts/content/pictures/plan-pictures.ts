import type { Picture } from '../../../shared/model/picture';
import { encodings } from '../../../shared/model/pictures/encodings';
import {
  formatsFor,
  type PictureUse,
  pictureUses,
  type Size,
  shapedFor,
  sizesFor,
} from '../../../shared/model/pictures/uses';
import { hashOf } from '../../cache/hash-of.mjs';
import type { PictureFile } from './read-pictures';

/** A picture that the data names, and its use. */
export interface NamedPicture {
  readonly address: string;
  readonly use: PictureUse;
}

/**
 * Plans the sizes and formats to make of each picture for each of its uses, with their addresses. The hash in an address covers the file,
 * the settings and the code, so that browsers may cache it for ever.
 */
export function planPictures(named: readonly NamedPicture[], files: ReadonlyMap<string, PictureFile>): Picture[] {
  const plans = new Map<string, Picture>();
  for (const { address, use } of named) {
    const file = files.get(address);
    if (file?.kind === 'svg' && file.size) {
      plans.set(`${address} ${use}`, { address, use, ...shapedFor(file.size, use), sources: [] });
    }
    if (file?.kind !== 'raster') continue;
    const sizes = sizesFor(file, use);
    const nameOf = (size: Size, format: keyof typeof encodings) => {
      const work = JSON.stringify([file.digest, size, pictureUses[use].shape, encodings[format].options, file.madeBy]);
      const hash = hashOf(work, 12);
      return `/assets/pictures/${stemOf(address)}-${size.width}.${hash}.${encodings[format].ending}`;
    };
    const largest = sizes.at(-1) ?? file;
    plans.set(`${address} ${use}`, {
      address,
      use,
      width: largest.width,
      height: largest.height,
      sources: formatsFor(file.format, use).map((format) => ({
        type: `image/${format}`,
        files: sizes.map((size) => ({ address: nameOf(size, format), ...size })),
      })),
    });
  }
  return [...plans.keys()].sort().flatMap((key) => plans.get(key) ?? []);
}

/** Returns the organisers' file name, in letters that need no escaping in an address or in `srcset`. */
const stemOf = (address: string) =>
  address
    .replace(/^.*\//, '')
    .replace(/\.[^.]+$/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-');
