import { placeText } from '../../../renderer/format/place';
import type { Look } from '../../../renderer/look/look';
import { wordsOf } from '../../../renderer/words';
import { directionOf } from '../../../renderer/words/direction';
import type { FileCache } from '../../cache/file-cache';
import { hashOf } from '../../cache/hash-of.mjs';
import type { Content } from '../../content/content';
import type { Route } from '../../content/link/route';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';
import { drawCard } from './card';
import { canSet, displayFaceOf } from './letters';

/** Few colours and no dithering: a card has large areas and fine letters. */
const ENCODING = { palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 } as const;

/** The page of a card, and how it looks. */
interface CardPage {
  readonly route: Route;
  readonly look: Look;
  /** Folder of the files that the data may name. */
  readonly publicDir: string;
}

/** The picture of a page, which is shown where somebody shares the page: a PNG, made or kept. */
export async function makeCard(content: Content, page: CardPage, cache: FileCache): Promise<Uint8Array> {
  const svg = cardSvg(content, page);
  const sharp = await oneThreadedSharp();
  const work = JSON.stringify([svg, ENCODING, sharp.versions.sharp]);
  const hash = hashOf(work, 16);
  return cache.get(`card.${hash}.png`, () => sharp(Buffer.from(svg)).png(ENCODING).toBuffer());
}

function cardSvg(content: Content, page: CardPage): string {
  const { acronym, name, language, start, end } = content.conference;
  const { title } = page.route;
  const words = wordsOf(content);
  const display = displayFaceOf(page.look, page.publicDir);
  const text = {
    brand: acronym,
    // No font of ours has Chinese letters; half a title would be worse than none.
    title: canSet(title, display) ? title : name,
    when: words.dates.period(start, end),
    where: placeText(content.conference, words),
    direction: directionOf(language),
  };
  return drawCard(text, { ...page.look, display });
}
