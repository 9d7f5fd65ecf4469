import { CARD_SIZE } from '../../../renderer/format/card-address';
import { breakLines } from '../../documents/pdf/lines';
import { type Lettering, outline, widthOf } from './letters';
import { emblem, sea, wall } from './ornaments';
import { palette } from './palette';

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
const LEADING = 1.14;
/** Sizes of the title, in pixels: the largest in which it has room. */
const TITLE_SIZES = [104, 92, 84, 76, 68, 60, 54, 48, 42, 36];

/** A card as SVG, of paths alone. */
export function drawCard({ brand, title, when, where }: CardText): string {
  const colours = palette(['sea', 'sea-deep', 'band-end', 'orange', 'sand', 'on-band', 'on-band-accent']);
  const { lines, size } = setTitle(title);
  const height = (lines.length - 1) * size * LEADING;
  // The capitals' height is about seven tenths of the font size.
  const first = (TITLE_TOP + TITLE_BOTTOM) / 2 - height / 2 + size * 0.35;
  const parts = [
    `<rect width="1200" height="630" fill="${colours['sea-deep']}"/>`,
    wall({
      x: WALL,
      tiles: colours.sea,
      joints: colours['band-end'],
      sky: colours['sea-deep'],
      waves: [colours.sea, colours['band-end']],
      edge: colours.sand,
    }),
    emblem({ x: (WALL + CARD_SIZE.width) / 2, y: 250, radius: 128, line: colours.sand, heart: colours.orange }),
    sea([colours.sea, colours['band-end']]),
    text(brand.toUpperCase(), { x: LEFT, y: 112, fill: colours['on-band-accent'] }, BRAND),
    `<rect x="${LEFT}" y="134" width="72" height="5" fill="${colours.orange}"/>`,
    ...lines.map((line, index) =>
      text(
        line,
        { x: LEFT, y: first + index * size * LEADING, fill: colours['on-band'] },
        { typeface: 'display', size },
      ),
    ),
    text(when, { x: LEFT, y: 498, fill: colours['on-band-accent'] }, FACTS),
    text(where, { x: LEFT, y: 542, fill: colours['on-band'] }, FACTS),
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
  const { path, width } = outline(words, how);
  const shrink = width > TEXT_WIDTH ? ` scale(${Math.round((TEXT_WIDTH / width) * 1000) / 1000})` : '';
  return `<path transform="${place}${shrink}" fill="${fill}" d="${path}"/>`;
}

/** The title in its largest size, its lines of about the same length. */
function setTitle(title: string): { lines: readonly string[]; size: number } {
  const sizes = TITLE_SIZES.map((size) => ({ size, lines: linesOf(title, size, TEXT_WIDTH) }));
  const fitting = sizes.find(
    ({ size, lines }) =>
      lines.length * size * LEADING <= TITLE_BOTTOM - TITLE_TOP &&
      (lines.length <= 3 || size < 48) &&
      !cutsWord(title, lines),
  );
  if (!fitting) return shortened(title);
  const { size, lines } = fitting;
  let narrow = TEXT_WIDTH;
  while (narrow > 200 && linesOf(title, size, narrow - 20).length === lines.length) narrow -= 20;
  const balanced = linesOf(title, size, narrow);
  return { size, lines: cutsWord(title, balanced) ? lines : balanced };
}

/** As much of an endless title as there is room for in the smallest size. */
function shortened(title: string): { lines: readonly string[]; size: number } {
  const size = Math.min(...TITLE_SIZES);
  const lines = linesOf(title, size, TEXT_WIDTH);
  const room = Math.floor((TITLE_BOTTOM - TITLE_TOP) / (size * LEADING));
  if (lines.length <= room) return { lines, size };
  return { lines: [...lines.slice(0, room - 1), `${lines[room - 1]?.slice(0, -1).trimEnd()}…`], size };
}

function linesOf(title: string, size: number, width: number): string[] {
  const measure = (words: string) => widthOf(words, { typeface: 'display', size });
  return breakLines([{ text: title }], width, measure).map((line) =>
    line
      .map((part) => part.text)
      .join('')
      .trim(),
  );
}

/** Whether a word was parted where no break is allowed. */
function cutsWord(title: string, lines: readonly string[]): boolean {
  const whole = new Set(partsOf(title));
  return lines.flatMap(partsOf).some((part) => !whole.has(part));
}

const partsOf = (text: string) => text.split(/\s+|(?<=[-/@])(?=\S)/);
