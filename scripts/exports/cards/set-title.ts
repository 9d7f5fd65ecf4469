import { type Typeface, widthOf } from './letters';
import { titleLines } from './title-lines';

/** From line to line, in font sizes. */
export const LEADING = 1.14;

/** Sizes of a title in pixels: the largest in which it has room is taken. */
const SIZES = [104, 92, 84, 76, 68, 60, 54, 48, 42, 36];
const SMALLEST = Math.min(...SIZES);

interface Room {
  readonly width: number;
  readonly height: number;
  readonly typeface: Typeface;
}

interface SetTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Breaks a title into lines of about the same length, as large as there is room; an endless one ends with dots. */
export function setTitle(title: string, { width, height, typeface }: Room): SetTitle {
  const linesOf = lineBreaker(title, typeface);
  const mostLines = (size: number) => {
    const room = Math.floor(height / (size * LEADING));
    // Four large lines read worse than three that are smaller.
    return size < 48 ? room : Math.min(3, room);
  };
  const whole = SIZES.map((size) => ({ size, lines: linesOf(size, width) })).find(
    ({ size, lines }) => lines.length <= mostLines(size) && !cutsWord(title, lines),
  );
  if (!whole) return { size: SMALLEST, lines: shortened(linesOf(SMALLEST, width), mostLines(SMALLEST)) };
  const { size, lines } = whole;
  let narrow = width;
  while (narrow > 200 && linesOf(size, narrow - 20).length === lines.length) narrow -= 20;
  const balanced = linesOf(size, narrow);
  return { size, lines: cutsWord(title, balanced) ? lines : balanced };
}

const shortened = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most ? lines : [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1).trimEnd()}…`];

/** Breaks a title at any size and width; each of its words is measured once. */
function lineBreaker(title: string, typeface: Typeface): (size: number, width: number) => string[] {
  const widths = new Map<string, number>();
  const measure = (words: string) => {
    const width = widths.get(words) ?? widthOf(words, { typeface, size: 1 });
    widths.set(words, width);
    return width;
  };
  return (size, width) =>
    titleLines([{ text: title }], width / size, measure).map((line) => {
      const words = line.map(({ text }) => text);
      return words.join('').trim();
    });
}

/** Whether a word was parted where no break is allowed. */
function cutsWord(title: string, lines: readonly string[]): boolean {
  const whole = new Set(partsOf(title));
  return lines.flatMap(partsOf).some((part) => !whole.has(part));
}

const partsOf = (text: string) => text.split(/\s+|(?<=[-/@])(?=\S)/);
