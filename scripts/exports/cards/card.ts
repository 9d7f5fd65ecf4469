import { type ColourName, colourOf } from '../../../renderer/colours';
import { CARD_SIZE } from '../../../renderer/format/card-address';
import type { Direction } from '../../../renderer/words/direction';
import { type Lettering, outline } from './letters';
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
  /** Of the language: the wall stands at the end of the lines. */
  readonly direction?: Direction;
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
export function drawCard({ brand, title, when, where, direction = 'ltr' }: CardText): string {
  const { lines, size } = setTitle(title, { width: TEXT_WIDTH, height: TITLE_BOTTOM - TITLE_TOP });
  const height = (lines.length - 1) * size * LEADING;
  // The capitals' height is about seven tenths of the font size.
  const first = (TITLE_TOP + TITLE_BOTTOM) / 2 - height / 2 + size * 0.35;
  const text = textIn(direction);
  const scene = [
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
    `<rect x="${LEFT}" y="134" width="72" height="5" fill="${colour('orange')}"/>`,
  ].join('');
  const words = [
    text(brand.toUpperCase(), { x: LEFT, y: 112, fill: colour('on-band-accent') }, BRAND),
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
  // As in a mirror: the wall is where the lines end.
  const drawn = direction === 'rtl' ? `<g transform="translate(${width} 0) scale(-1 1)">${scene}</g>` : scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" viewBox="0 0 ${width} ${tall}">${drawn}${words.join('')}</svg>`;
}

const BRAND: Lettering = { typeface: 'text', size: 36, spacing: 5 };
const FACTS: Lettering = { typeface: 'text', size: 34 };

interface Place {
  /** From the edge at which lines begin. */
  readonly x: number;
  readonly y: number;
  readonly fill: string;
}

/** Draws a line of text, smaller if it has no room. */
const textIn =
  (direction: Direction) =>
  (words: string, { x, y, fill }: Place, how: Lettering): string => {
    const { path, width } = outline(words, how);
    const scale = width > TEXT_WIDTH ? Math.round((TEXT_WIDTH / width) * 1000) / 1000 : 1;
    const left = direction === 'rtl' ? Math.round((CARD_SIZE.width - x - width * scale) * 10) / 10 : x;
    const place = `translate(${left} ${Math.round(y * 10) / 10})`;
    return `<path transform="${place}${scale < 1 ? ` scale(${scale})` : ''}" fill="${fill}" d="${path}"/>`;
  };
