import { sharedTitle } from '../../../renderer/format/card-address';
import { placeText } from '../../../renderer/format/place';
import type { Look } from '../../../renderer/look/look';
import { wordsOf } from '../../../renderer/words';
import { directionOf } from '../../../renderer/words/direction';
import { codeOf } from '../../cache/code-of';
import type { FileCache } from '../../cache/file-cache';
import { hashOf } from '../../cache/hash-of.mjs';
import type { Content } from '../../content/content';
import type { Route } from '../../content/link/route';
import { type CardText, drawCard } from './card';
import { canSet, displayFaceOf, type Typeface } from './letters';
import { paintCard } from './paint-card';

/** How drawings are painted. */
const PAINTED_BY = codeOf('scripts/exports/cards/paint-card.ts');

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
  const drawn = drawCard(cardText(content, sharedTitle(page.route, content.conference.name), look.display), look);
  const hash = hashOf(JSON.stringify([PAINTED_BY, drawn]), 16);
  return cache.get(`card.${hash}.png`, () => paintCard(drawn));
}

/**
 * The words on the card of a page, as far as the fonts have letters for them: half a title would be worse than none.
 */
export function cardText(content: Content, title: string, display: Typeface): CardText {
  const { acronym, name, url, language, start, end } = content.conference;
  const words = wordsOf(content);
  const when = words.dates.period(start, end);
  // No font of ours has Chinese or Hebrew letters: the site's address has Latin ones, and dates have digits.
  const host = url === undefined ? when : new URL(url).host;
  const firstSet = (texts: readonly string[], typeface: Typeface) => texts.find((text) => canSet(text, typeface)) ?? '';
  return {
    brand: firstSet([acronym, start.slice(0, 4)], 'text'),
    title: firstSet([title, name, acronym, host], display),
    when: firstSet([when, start === end ? start : `${start} – ${end}`], 'text'),
    where: firstSet([placeText(content.conference, words)], 'text'),
    direction: directionOf(language),
  };
}
