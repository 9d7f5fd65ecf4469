import type { FontMeasures } from '../../../shared/theme/fallback-faces';
import { glyphsOf, tableOf } from './read-font';

/** How often letters come in a thousand of English words, spaces among them. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ...{ ' ': 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 55, s: 52, h: 50, r: 49, d: 35, l: 33, c: 23, u: 23, m: 20 },
  ...{ w: 19, f: 18, g: 16, y: 16, p: 16, b: 12, v: 8, k: 6, j: 1, x: 1, q: 1, z: 1 },
};
const ALL = Object.values(FREQUENCIES).reduce((sum, share) => sum + share);

/** The share of capitals in headings. */
const CAPITALS = 0.12;

/** Measures a font (OpenType). Returns undefined if it lacks a Latin letter. */
export function measureFont(font: Buffer, capitals = CAPITALS): FontMeasures | undefined {
  const glyphs = glyphsOf(font);
  const [widths, lines] = [tableOf(font, 'hmtx'), tableOf(font, 'hhea')];
  const unit = tableOf(font, 'head').readUInt16BE(18);
  // The glyphs after the last that is measured have its width.
  const last = lines.readUInt16BE(34) - 1;
  const widthOf = (letter: string) => {
    const glyph = glyphs.get(letter.charCodeAt(0));
    return glyph === undefined ? Number.NaN : widths.readUInt16BE(4 * Math.min(glyph, last)) / unit;
  };
  const width = Object.entries(FREQUENCIES).reduce((sum, [letter, share]) => {
    const average = (1 - capitals) * widthOf(letter) + capitals * widthOf(letter.toUpperCase());
    return sum + (share / ALL) * average;
  }, 0);
  if (Number.isNaN(width)) return undefined;
  const [ascent = 0, descent = 0, lineGap = 0] = [4, 6, 8].map((at) => Math.abs(lines.readInt16BE(at)) / unit);
  return { width, ascent, descent, lineGap };
}
