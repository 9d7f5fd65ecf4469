import { createHash } from 'node:crypto';
import type { Conference, Route } from '../../../.content/types';
import { cardAddress } from '../../../renderer/format/card-address';
import { wordsIn } from '../../../renderer/words';
import type { FileCache } from '../../site/file-cache';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';
import { drawCard } from './card';
import { canSet } from './letters';

/** Few colours, none of them mixed of dots: a card has large areas and fine letters. */
const ENCODING = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 } as const;

/** Address → how to make it, of the picture of every page, which is shown where somebody shares the page. */
export function cardFiles(
  conference: Conference,
  routes: readonly Route[],
  cache: FileCache,
): Map<string, () => Promise<Uint8Array>> {
  const own = routes.filter(({ path, canonical }) => path === canonical);
  return new Map(own.map((route) => [cardAddress(route), () => makeCard(cardSvg(conference, route), cache)]));
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

async function makeCard(svg: string, cache: FileCache): Promise<Uint8Array> {
  const sharp = await oneThreadedSharp();
  const work = JSON.stringify([svg, ENCODING, sharp.versions.sharp]);
  const hash = createHash('sha256').update(work).digest('hex').slice(0, 16);
  return cache.get(`card.${hash}.png`, () => sharp(Buffer.from(svg)).png(ENCODING).toBuffer());
}
