import type { Colour, IndexedPicture } from './indexed-png';

/**
 * A picture in its most frequent colours; any other becomes the nearest of these. No dithering: flat areas stay flat, and are
 * compressed to nothing.
 *
 * @param rgb three bytes for each pixel
 */
export function inFewColours(rgb: Uint8Array, most: number): Pick<IndexedPicture, 'pixels' | 'palette'> {
  const pixels = new Uint8Array(rgb.length / 3);
  const numberAt = (at: number) => ((rgb[3 * at] ?? 0) << 16) | ((rgb[3 * at + 1] ?? 0) << 8) | (rgb[3 * at + 2] ?? 0);
  const frequency = new Map<number, number>();
  for (let at = 0; at < pixels.length; at++) frequency.set(numberAt(at), (frequency.get(numberAt(at)) ?? 0) + 1);
  const sorted = [...frequency]
    .sort(([one, often], [other, more]) => more - often || one - other)
    .map(([colour]) => colour);
  const palette = sorted.slice(0, most).map(partsOf);
  const places = new Map(
    sorted.map((colour, place) => [colour, place < most ? place : nearest(partsOf(colour), palette)]),
  );
  for (let at = 0; at < pixels.length; at++) pixels[at] = places.get(numberAt(at)) ?? 0;
  return { pixels, palette };
}

const partsOf = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** The place of the colour in the palette that is nearest in the cube of red, green and blue. */
function nearest([red, green, blue]: Colour, palette: readonly Colour[]): number {
  const distances = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}
