import { CARD_SIZE } from '../../../renderer/format/card-address';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';
import type { DrawnCard } from './card';
import { inFewColours } from './few-colours';
import { type Colour, type IndexedPicture, indexedPng } from './indexed-png';

/** Steps from the ground to a letter's colour, along its edges. */
const STEPS = 16;

/** Colours of a scene: the areas, and most of what is between two of them. */
const MOST_COLOURS = 112;

/** Scenes that are kept: a site has one for each edition. */
const MOST_SCENES = 8;

const scenes = new Map<string, Promise<IndexedPicture>>();

/** The scene in few colours; painted once for all cards of a site, which differ in their titles. */
function sceneOf(svg: string): Promise<IndexedPicture> {
  const known = scenes.get(svg);
  if (known) return known;
  const painted = paintScene(svg);
  scenes.set(svg, painted);
  for (const [oldest] of scenes) if (scenes.size > MOST_SCENES) scenes.delete(oldest);
  return painted;
}

async function paintScene(svg: string): Promise<IndexedPicture> {
  const sharp = await oneThreadedSharp();
  const rgb = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  return { ...CARD_SIZE, ...inFewColours(rgb, MOST_COLOURS) };
}

/** A card as PNG: the same bytes for the same drawings. */
export async function paintCard({ scene: svg, title, letters, ground }: DrawnCard): Promise<Uint8Array> {
  const scene = await sceneOf(svg);
  const sharp = await oneThreadedSharp();
  const { data: covered, info } = await sharp(Buffer.from(title.svg))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = scene.pixels.slice();
  for (let row = 0; row < info.height; row++) {
    const start = (title.top + row) * scene.width + title.left;
    for (let column = 0; column < info.width; column++) {
      const step = Math.round(((covered[row * info.width + column] ?? 0) / 255) * STEPS);
      if (step > 0) pixels[start + column] = scene.palette.length + step - 1;
    }
  }
  const steps = Array.from({ length: STEPS }, (_, step) => mixed(ground, letters, (step + 1) / STEPS));
  return indexedPng({ ...scene, pixels, palette: [...scene.palette, ...steps] });
}

/** A colour between two of the form #rrggbb. */
function mixed(from: string, to: string, share: number): Colour {
  const part = (start: number) => {
    const [one = 0, other = 0] = [from, to].map((colour) => Number.parseInt(colour.slice(start, start + 2), 16));
    return Math.round(one + (other - one) * share);
  };
  return [part(1), part(3), part(5)];
}
