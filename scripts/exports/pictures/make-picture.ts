import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { MadePicture, Picture } from '../../../shared/model/picture';
import { encodings } from '../../../shared/model/pictures/encodings';
import type { RasterFormat } from '../../../shared/model/pictures/formats';
import { pictureUses, type Size } from '../../../shared/model/pictures/uses';
import { assetPath } from '../../files/assets';
import type { ExportFile } from '../export';
import { oneThreadedSharp } from './one-threaded-sharp';

/** Every file that is made of a picture of the data. */
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
 * One size and format of a picture: upright as the camera says, in sRGB, without the camera's notes of place and owner.
 * The same bytes on every machine.
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
      `The picture ${path} cannot be read; take it from where it came from again, or save it anew. (${reason})`,
    );
  }
}

/** The middle of a wide picture, the upper part of a tall one: there the face is. */
function squareOf({ width, height }: Size) {
  const side = Math.min(width, height);
  return { width: side, height: side, left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 5) };
}
