import { colourOf } from '../../../shared/colours';
import { placeText } from '../../../shared/format/place';
import type { PublishedContent } from '../../../shared/model/content';
import type { Theme } from '../../../shared/theme/theme';
import { wordsOf } from '../../../shared/words';
import { canSet, makeSvg, type Typesetter, typesetter, typesetterWith } from '../paper/typst';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';
import type { CardFact } from './card-facts';

/** The part of the content that cards show. */
export interface CardContent extends Pick<PublishedContent, 'words'> {
  readonly conference: Pick<PublishedContent['conference'], CardFact>;
}

/** Opens Typst with the organisers' fonts (WOFF2). Letters that they lack come from the site's fonts. */
export async function cardTypesetter(ownFonts: readonly Buffer[]): Promise<Typesetter> {
  if (ownFonts.length === 0) return typesetter();
  const { default: decompress } = await import('woff2-encoder/decompress');
  const fonts: Buffer[] = [];
  for (const font of ownFonts) fonts.push(Buffer.from(await decompress(font)));
  return typesetterWith(fonts);
}

/** Makes the share card of a page as PNG. */
export async function makeCard(
  content: CardContent,
  title: string,
  look: Theme,
  setter: Typesetter,
): Promise<Uint8Array> {
  const sharp = await oneThreadedSharp();
  // A palette would halve the file, and take longer than all the rest of the card.
  return sharp(Buffer.from(drawCard(cardText(content, title, setter), content.conference.language, look, setter)))
    .png({ compressionLevel: 6 })
    .toBuffer();
}

/** The texts on a card. */
interface CardText {
  /** Acronym of the conference, at the top. */
  readonly brand: string;
  readonly title: string;
  /** Days and place, at the bottom. */
  readonly when: string;
  readonly where: string;
}

/** Chooses the texts on the card of a page: those that the fonts can set completely. */
export function cardText(content: CardContent, title: string, setter: Typesetter): CardText {
  const { acronym, name, url, start, end } = content.conference;
  const words = wordsOf(content);
  const when = words.dates.period(start, end);
  // Our fonts lack Chinese and Hebrew letters; the site's address has Latin letters, and dates have digits.
  const host = url === undefined ? when : new URL(url).host;
  const firstSet = (texts: readonly string[], fonts = typesetter()) => texts.find((text) => canSet(text, fonts)) ?? '';
  return {
    brand: firstSet([acronym, start.slice(0, 4)]),
    title: firstSet([title, name, acronym, host], setter),
    when: firstSet([when, start === end ? start : `${start} – ${end}`]),
    where: firstSet([placeText(content.conference, words)]),
  };
}

const COLOURS = ['sea', 'sea-deep', 'band-end', 'orange', 'on-band', 'on-band-accent'] as const;

/** Draws a card as SVG. Letters are paths, so that fonts of the machine do not matter. */
export function drawCard(text: CardText, language: string, look: Theme, setter: Typesetter): string {
  const { palette, hero, displayFont } = look;
  const { ownFaces } = setter;
  const data = {
    ...text,
    hero,
    facts: { language },
    look: {
      colours: Object.fromEntries(COLOURS.map((name) => [name, colourOf(name, 'light', palette)])),
      hasDisplayFace: ownFaces.length > 0 || displayFont !== 'source-sans',
      ownFaces,
    },
  };
  return makeSvg('card.typ', data, setter);
}
