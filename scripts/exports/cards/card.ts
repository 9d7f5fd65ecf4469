import { type ColourName, colourOf } from '../../../renderer/colours';
import { CARD_SIZE } from '../../../renderer/format/card-address';
import { type Lettering, outline, widthOf } from './letters';
import { emblem, sea, wall } from './ornaments';
import { LEADING, setTitle } from './set-title';

/** What a card says. */
export interface CardText {
  /** Name of the conference in short, above. */
  readonly brand: string;
  readonly title: string;
  /** Days and place, below. */
  readonly when: string;
  readonly where: string;
}

const LEFT = 80;
/** The wall of tiles beside the text begins here. */
const WALL = 800;
const TEXT_WIDTH = WALL - LEFT - 40;
/** The room for the title: from below the name to above the days. */
const TITLE_TOP = 158;
const TITLE_BOTTOM = 438;

const colour = (name: ColourName) => colourOf(name, 'light');

/** A card as SVG, of paths alone. */
export function drawCard({ brand, title, when, where }: CardText): string {
  const { lines, size } = setTitle(title, { width: TEXT_WIDTH, height: TITLE_BOTTOM - TITLE_TOP });
  const height = (lines.length - 1) * size * LEADING;
  // The capitals' height is about seven tenths of the font size.
  const first = (TITLE_TOP + TITLE_BOTTOM) / 2 - height / 2 + size * 0.35;
  const parts = [
    `<rect width="1200" height="630" fill="${colour('sea-deep')}"/>`,
    wall({
      x: WALL,
      tiles: colour('sea'),
      joints: colour('band-end'),
      sky: colour('sea-deep'),
      waves: [colour('sea'), colour('band-end')],
      edge: colour('on-band-accent'),
    }),
    emblem({
      x: (WALL + CARD_SIZE.width) / 2,
      y: 250,
      radius: 128,
      line: colour('on-band-accent'),
      heart: colour('orange'),
    }),
    sea([colour('sea'), colour('band-end')]),
    text(brand.toUpperCase(), { x: LEFT, y: 112, fill: colour('on-band-accent') }, BRAND),
    `<rect x="${LEFT}" y="134" width="72" height="5" fill="${colour('orange')}"/>`,
    ...lines.map((line, index) =>
      text(
        line,
        { x: LEFT, y: first + index * size * LEADING, fill: colour('on-band') },
        { typeface: 'display', size },
      ),
    ),
    text(when, { x: LEFT, y: 498, fill: colour('on-band-accent') }, FACTS),
    text(where, { x: LEFT, y: 542, fill: colour('on-band') }, FACTS),
  ];
  const { width, height: tall } = CARD_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" viewBox="0 0 ${width} ${tall}">${parts.join('')}</svg>`;
}

const BRAND: Lettering = { typeface: 'text', size: 36, spacing: 5 };
const FACTS: Lettering = { typeface: 'text', size: 34 };

function text(
  words: string,
  { x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string },
  how: Lettering,
): string {
  const place = `translate(${x} ${Math.round(y * 10) / 10})`;
  const { path, width } = outline(legiblePart(words, how), how);
  const shrink = width > TEXT_WIDTH ? ` scale(${Math.round((TEXT_WIDTH / width) * 1000) / 1000})` : '';
  return `<path transform="${place}${shrink}" fill="${fill}" d="${path}"/>`;
}

/** The smallest part of its size to which a line is shrunk. */
const SMALLEST = 0.25;

/** A line, or as much of an endless one as can be read when it is shrunk to the room that there is. */
function legiblePart(words: string, how: Lettering): string {
  const part = TEXT_WIDTH / SMALLEST / widthOf(words, how);
  return part >= 1 ? words : `${words.slice(0, Math.floor(words.length * part))}…`;
}
