import { placeText } from '../../../renderer/format/place';
import type { Look } from '../../../renderer/look/look';
import { wordsOf } from '../../../renderer/words';
import { directionOf } from '../../../renderer/words/direction';
import type { FileCache } from '../../cache/file-cache';
import { hashOf } from '../../cache/hash-of.mjs';
import type { Content } from '../../content/content';
import type { Route } from '../../content/link/route';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';
import { type CardText, drawCard } from './card';
import { canSet, displayFaceOf } from './letters';
import { paintCard } from './paint-card';

/** Changes with how drawings are painted. */
const PAINTED = 2;

/** The page of a card, and how it looks. */
interface CardPage {
  readonly route: Route;
  readonly look: Look;
  /** Folder of the files that the data may name. */
  readonly publicDir: string;
}

/** The picture of a page, which is shown where somebody shares the page: a PNG, made or kept. */
export async function makeCard(content: Content, page: CardPage, cache: FileCache): Promise<Uint8Array> {
  const look = { ...page.look, display: displayFaceOf(page.look, page.publicDir) };
  const drawn = drawCard(textOf(content, page), look);
  const { versions } = await oneThreadedSharp();
  const hash = hashOf(JSON.stringify([PAINTED, drawn, versions.sharp]), 16);
  return cache.get(`card.${hash}.png`, () => paintCard(drawn));
}

function textOf(content: Content, { route: { title }, look, publicDir }: CardPage): CardText {
  const { acronym, name, language, start, end } = content.conference;
  const words = wordsOf(content);
  return {
    brand: acronym,
    // No font of ours has Chinese letters; half a title would be worse than none.
    title: canSet(title, displayFaceOf(look, publicDir)) ? title : name,
    when: words.dates.period(start, end),
    where: placeText(content.conference, words),
    direction: directionOf(language),
  };
}
