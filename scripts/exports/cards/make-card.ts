import { colourOf } from '../../../shared/colours';
import { placeText } from '../../../shared/format/place';
import type { Content } from '../../../shared/model/content';
import type { Theme } from '../../../shared/theme/theme';
import { wordsOf } from '../../../shared/words';
import { canSet, makeSvg, type Typesetter, typesetter, typesetterWith } from '../paper/typst';
import { oneThreadedSharp } from '../pictures/one-threaded-sharp';
import type { CardFact } from './card-facts';

/** The part of the content that cards are made of. */
export interface CardContent extends Pick<Content, 'words'> {
  readonly conference: Pick<Content['conference'], CardFact>;
}

/** Gives Typst with the organisers' fonts, WOFF2: letters that these lack come from those of the site. */
export async function cardTypesetter(ownFonts: readonly Buffer[]): Promise<Typesetter> {
  if (ownFonts.length === 0) return typesetter();
  const { default: decompress } = await import('woff2-encoder/decompress');
  const fonts: Buffer[] = [];
  for (const font of ownFonts) fonts.push(Buffer.from(await decompress(font)));
  return typesetterWith(fonts);
}

/** Makes the picture of a page, which is shown where somebody shares the page: a PNG. */
export async function makeCard(
  content: CardContent,
  title: string,
  look: Theme,
  setter: Typesetter,
): Promise<Uint8Array> {
  const sharp = await oneThreadedSharp();
  // The letters' edges and the areas have few colours: more make the file larger, and the picture no better.
  return sharp(Buffer.from(drawCard(cardText(content, title, setter), content.conference.language, look, setter)))
    .png({ palette: true, colours: 128, effort: 1, dither: 0 })
    .toBuffer();
}

/** The words on a card. */
interface CardText {
  /** Name of the conference in short, above. */
  readonly brand: string;
  readonly title: string;
  /** Days and place, below. */
  readonly when: string;
  readonly where: string;
}

/** Gives the words on the card of a page, as far as the fonts have letters for them: half a title would be worse than none. */
export function cardText(content: CardContent, title: string, setter: Typesetter): CardText {
  const { acronym, name, url, start, end } = content.conference;
  const words = wordsOf(content);
  const when = words.dates.period(start, end);
  // No font of ours has Chinese or Hebrew letters: the site's address has Latin ones, and dates have digits.
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

/** Draws a card as SVG, of paths alone: no font of the machine has a part in it. */
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
