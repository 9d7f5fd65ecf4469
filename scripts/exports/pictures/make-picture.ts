import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { MadePicture, Picture } from '../../../shared/model/picture';
import { encodings } from '../../../shared/model/pictures/encodings';
import type { RasterFormat } from '../../../shared/model/pictures/formats';
import { pictureUses, type Size } from '../../../shared/model/pictures/uses';
import { assetPath } from '../../files/assets';
import type { ExportFile } from '../export';
import { oneThreadedSharp } from './one-threaded-sharp';

/** Lists the resized files of all pictures. */
export const pictureFiles = (pictures: readonly Picture[]): ExportFile[] =>
  pictures.flatMap(({ address: original, use, sources }) =>
    sources.flatMap(({ type, files }) => {
      const format = type.replace('image/', '') as RasterFormat; // planPictures wrote it
      return files.map(
        ({ address, ...size }): ExportFile => ({
          address,
          make: (_, { publicDir, cache }) =>
            cache.get(basename(address), () => makePicture(assetPath(publicDir, original), { size, format, use })),
        }),
      );
    }),
  );

interface Wanted {
  readonly size: Omit<MadePicture, 'address'>;
  readonly format: RasterFormat;
  readonly use: Picture['use'];
}

/**
 * Makes one size and format of a picture: rotated upright, in sRGB, without metadata. The bytes are the same on every machine.
 */
export async function makePicture(path: string, { size, format, use }: Wanted): Promise<Uint8Array> {
  const sharp = await oneThreadedSharp();
  try {
    const original = sharp(readFileSync(path)).autoOrient();
    const { autoOrient } = await original.metadata();
    const shaped = pictureUses[use].shape === 'square' ? original.extract(squareOf(autoOrient)) : original;
    return await shaped.resize(size.width, size.height, { fit: 'fill' })[format](encodings[format].options).toBuffer();
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    throw new Error(
      `The picture ${path} cannot be read; get the original file again, or save it again in an image editor. (${reason})`,
    );
  }
}

/** Returns a square: the centre of a wide picture, and the upper part of a tall one, where a face mostly is. */
function squareOf({ width, height }: Size) {
  const side = Math.min(width, height);
  return { width: side, height: side, left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 5) };
}
