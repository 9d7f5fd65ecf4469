import { placeText } from '../../../renderer/format/place';
import type { Look } from '../../../renderer/look/look';
import { wordsOf } from '../../../renderer/words';
import { directionOf } from '../../../renderer/words/direction';
import type { Content } from '../../content/content';
import { type CardText, drawCard } from './card';
import type { CardFact } from './card-facts';
import { canSet, displayFaceOf, type Typeface } from './letters';
import { paintCard } from './paint-card';

/** The part of the content that cards are made of. */
interface CardContent extends Pick<Content, 'words'> {
  readonly conference: Pick<Content['conference'], CardFact>;
}

/** The picture of a page, which is shown where somebody shares the page: a PNG. */
export function makeCard(
  content: CardContent,
  title: string,
  { look, publicDir }: { readonly look: Look; readonly publicDir: string },
): Promise<Uint8Array> {
  const display = displayFaceOf(look, publicDir);
  return paintCard(drawCard(cardText(content, title, display), { ...look, display }));
}

/**
 * The words on the card of a page, as far as the fonts have letters for them: half a title would be worse than none.
 */
export function cardText(content: CardContent, title: string, display: Typeface): CardText {
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
