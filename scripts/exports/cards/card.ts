import { type ColourName, colourOf } from '../../../renderer/colours';
import { CARD_SIZE } from '../../../renderer/format/card-address';
import type { Look } from '../../../renderer/look/look';
import type { Direction } from '../../../renderer/words/direction';
import { type Lettering, outline, type Typeface, widthOf } from './letters';
import { emblem, sea, tiles, wall } from './ornaments';
import { LEADING, setTitle } from './set-title';

/** The words on a card. */
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
/** Letters may reach a little beyond their room; nothing but the ground is there. */
const MARGIN = 16;

/** How a card looks. */
export interface CardLook extends Pick<Look, 'palette' | 'hero'> {
  /** The face of the title. */
  readonly display: Typeface;
}

type Colours = (name: ColourName) => string;

/** The picture beside the words, as at the top of the home page. */
const ORNAMENTS: Readonly<Record<Look['hero'], (colour: Colours) => readonly string[]>> = {
  sea: (colour) => [
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
  ],
  pattern: (colour) => [
    tiles({ x: WALL, tiles: colour('sea'), joints: colour('orange'), edge: colour('on-band-accent') }),
  ],
  plain: (colour) => [
    `<rect x="${CARD_SIZE.width - 24}" width="24" height="${CARD_SIZE.height}" fill="${colour('orange')}"/>`,
  ],
};

/** A card as drawings of paths alone, in SVG: no font of the machine has a part in them. */
export interface DrawnCard {
  /** All but the title: the same for every page of a site. */
  readonly scene: string;
  /** White on black: how much of each pixel its letters cover. Around it is the ground of the scene. */
  readonly title: { readonly svg: string; readonly left: number; readonly top: number };
  /** The title's own colour, and that of the ground, as #rrggbb. */
  readonly letters: string;
  readonly ground: string;
}

export const drawCard = (text: CardText, look: CardLook): DrawnCard => ({
  scene: drawScene(text, look),
  title: drawTitle(text, look),
  letters: colourOf('on-band', 'light', look.palette),
  ground: groundOf(look.palette),
});

function drawScene({ brand, when, where, direction = 'ltr' }: CardText, { palette, hero }: CardLook): string {
  const colour: Colours = (name) => colourOf(name, 'light', palette);
  const text = textIn(direction);
  const scene = [
    `<rect width="1200" height="630" fill="${groundOf(palette)}"/>`,
    ...ORNAMENTS[hero](colour),
    `<rect x="${LEFT}" y="134" width="72" height="5" fill="${colour('orange')}"/>`,
  ].join('');
  const words = [
    text(brand.toUpperCase(), { x: LEFT, y: 112, fill: colour('on-band-accent') }, BRAND),
    text(when, { x: LEFT, y: 498, fill: colour('on-band-accent') }, FACTS),
    text(where, { x: LEFT, y: 542, fill: colour('on-band') }, FACTS),
  ];
  const { width, height: tall } = CARD_SIZE;
  // Mirrored: the wall stands where lines end.
  const drawn = direction === 'rtl' ? `<g transform="translate(${width} 0) scale(-1 1)">${scene}</g>` : scene;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${tall}" viewBox="0 0 ${width} ${tall}">${drawn}${words.join('')}</svg>`;
}

function drawTitle({ title, direction = 'ltr' }: CardText, { display }: CardLook): DrawnCard['title'] {
  const { lines, size } = setTitle(title, { width: TEXT_WIDTH, height: TITLE_BOTTOM - TITLE_TOP, typeface: display });
  const height = (lines.length - 1) * size * LEADING;
  // The capitals' height is about seven tenths of the font size.
  const first = (TITLE_TOP + TITLE_BOTTOM) / 2 - height / 2 + size * 0.35;
  const text = textIn(direction);
  const drawn = lines.map((line, index) =>
    text(line, { x: LEFT, y: first + index * size * LEADING, fill: '#fff' }, { typeface: display, size }),
  );
  const area = {
    left: direction === 'rtl' ? CARD_SIZE.width - LEFT - TEXT_WIDTH - MARGIN : LEFT - MARGIN,
    width: TEXT_WIDTH + 2 * MARGIN,
    // Accents above the first line, and what hangs below the last one.
    top: Math.max(TITLE_TOP - MARGIN, Math.floor(first - size * 1.1)),
    bottom: Math.min(TITLE_BOTTOM + MARGIN, Math.ceil(first + height + size * 0.4)),
  };
  const tall = area.bottom - area.top;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${area.width}" height="${tall}" viewBox="${area.left} ${area.top} ${area.width} ${tall}"><rect x="${area.left}" y="${area.top}" width="${area.width}" height="${tall}"/>${drawn.join('')}</svg>`;
  return { svg, left: area.left, top: area.top };
}

const groundOf = (palette: CardLook['palette']) => colourOf('sea-deep', 'light', palette);

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
    const { path, width } = outline(legiblePart(words, how), how);
    const scale = width > TEXT_WIDTH ? Math.round((TEXT_WIDTH / width) * 1000) / 1000 : 1;
    const left = direction === 'rtl' ? Math.round((CARD_SIZE.width - x - width * scale) * 10) / 10 : x;
    const place = `translate(${left} ${Math.round(y * 10) / 10})`;
    return `<path transform="${place}${scale < 1 ? ` scale(${scale})` : ''}" fill="${fill}" d="${path}"/>`;
  };

/** The smallest part of its size to which a line is shrunk. */
const SMALLEST = 0.25;

/** A line, or as much of an endless one as can be read when it is shrunk to the room that there is. */
function legiblePart(words: string, how: Lettering): string {
  const part = TEXT_WIDTH / SMALLEST / widthOf(words, how);
  return part >= 1 ? words : `${words.slice(0, Math.floor(words.length * part))}…`;
}
