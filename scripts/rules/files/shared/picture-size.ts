import { isSmallFor, type PictureUse, pictureUses } from '../../../../shared/model/pictures/uses';
import { MAX_BYTES, type PictureFile } from '../../../content/pictures/read-pictures';
import type { Place } from '../../../content/report/diagnostics';
import { type Finding, type Found, foundAs, over } from '../../kit';

/** In millions of pixels: more than cameras produce, and too much for the memory of a build. */
const MAX_MEGAPIXELS = 50;

/** Finds pictures with too few or far too many pixels. */
export const pictureSize = over([], (_records, { named, pictures }) =>
  named.flatMap(({ address, use, place }) => {
    const file = pictures.get(address);
    return file ? problemOf(file, use, `public${address}`, place) : [];
  }),
);

function problemOf(file: PictureFile, use: PictureUse, name: string, at: Place): Found {
  const hint = 'Save it with at most 2000 pixels on its longer side: the build makes smaller ones of it.';
  if (file.kind === 'too-many-bytes') {
    const message = `The picture ${name} has ${mebibytes(file.bytes)} MiB; at most ${mebibytes(MAX_BYTES)} are allowed.`;
    return foundAs('huge-picture', at, message, { hint });
  }
  if (file.kind !== 'raster') return [];
  const { width, height } = file;
  if (width * height > MAX_MEGAPIXELS * 1_000_000) {
    const message = `The picture ${name} has ${width} × ${height} pixels; at most ${MAX_MEGAPIXELS} million are allowed.`;
    return foundAs('huge-picture', at, message, { hint });
  }
  return isSmallFor(file, use) ? [small(name, `${width} × ${height}`, use, at)] : [];
}

function small(name: string, size: string, use: PictureUse, at: Place): Finding {
  const { shown } = pictureUses[use];
  const message = `The picture ${name} has only ${size} pixels; pages show it as large as ${shown.width} × ${shown.height}, where it is not sharp.`;
  const hint = `Ask for a larger one, best with ${2 * shown.width} × ${2 * shown.height} pixels. Enlarging this one does not help.`;
  return foundAs('small-picture', at, message, { hint });
}

const mebibytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
