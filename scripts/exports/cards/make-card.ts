import { createHash } from 'node:crypto';
import { wordsIn } from '../../../renderer/words';
import type { Conference } from '../../content/content';
import type { Route } from '../../content/link/route';
import type { FileCache } from '../../site/file-cache';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';
import { drawCard } from './card';
import { canSet } from './letters';

/** Few colours, none of them mixed of dots: a card has large areas and fine letters. */
const ENCODING = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 } as const;

/** The picture of a page, which is shown where somebody shares the page: a PNG, made or kept. */
export async function makeCard(conference: Conference, route: Route, cache: FileCache): Promise<Uint8Array> {
  const svg = cardSvg(conference, route);
  const sharp = await oneThreadedSharp();
  const work = JSON.stringify([svg, ENCODING, sharp.versions.sharp]);
  const hash = createHash('sha256').update(work).digest('hex').slice(0, 16);
  return cache.get(`card.${hash}.png`, () => sharp(Buffer.from(svg)).png(ENCODING).toBuffer());
}

function cardSvg({ acronym, name, language, start, end, venue }: Conference, { title }: Route): string {
  return drawCard({
    brand: acronym,
    // No font of ours has Arabic or Chinese letters; half a title would be worse than none.
    title: canSet(title, 'display') ? title : name,
    when: wordsIn(language).dates.period(start, end),
    where: `${venue.name}, ${venue.city}, ${venue.country}`,
  });
}
