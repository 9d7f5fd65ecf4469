import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { glyphsOf, tableOf } from '../../scripts/content/fonts/read-font';

const { resolve } = createRequire(import.meta.url);
const css = readFileSync(new URL('../../renderer/styles/fonts.css', import.meta.url), 'utf8');

/** The faces of fonts.css under a name, each with the percentages that it sets, as fractions. */
const facesOf = (family: string) =>
  [...css.matchAll(/@font-face \{([^}]+)\}/g)]
    .map(([, body = '']) => body)
    .filter((body) => body.includes(`font-family: "${family}";`))
    .map((body) => (property: string) => {
      const [, percentage] = new RegExp(`${property}: ([\\d.]+)%`).exec(body) ?? [];
      return Number(percentage) / 100;
    });

/** The weights of the face as documents have them; the site's file has the same outlines, and all of them in one. */
const sourceSans = (weight: string) =>
  readFileSync(resolve(`@expo-google-fonts/source-sans-3/${weight}/SourceSans3_${weight}.ttf`));

const unitsIn = (font: Buffer) => tableOf(font, 'head').readUInt16BE(18);

/** How often letters come in a thousand of English words, spaces among them. */
const FREQUENCIES: Readonly<Record<string, number>> = {
  ...{ ' ': 180, e: 104, t: 74, a: 67, o: 62, i: 57, n: 55, s: 52, h: 50, r: 49, d: 35, l: 33, c: 23, u: 23, m: 20 },
  ...{ w: 19, f: 18, g: 16, y: 16, p: 16, b: 12, v: 8, k: 6, j: 1, x: 1, q: 1, z: 1 },
};

const average = (widthOf: (letter: string) => number) =>
  Object.entries(FREQUENCIES).reduce((sum, [letter, share]) => sum + share * widthOf(letter), 0);

function widthOfFont(font: Buffer): number {
  const glyphs = glyphsOf(font);
  const widths = tableOf(font, 'hmtx');
  const widthOf = (letter: string) => widths.readUInt16BE(4 * (glyphs.get(letter.charCodeAt(0)) ?? 0));
  return average(widthOf) / unitsIn(font);
}

/** The same averages of Helvetica, by Adobe's metrics of it: Arial has its widths. */
const WIDTH_OF_ARIAL = { regular: 441.209, bold: 477.079 };

describe('the fallback typeface for Source Sans 3', () => {
  const [regular, bold] = facesOf('Source Sans 3 Fallback');
  const [face] = facesOf('Source Sans 3');
  const scale = face?.('size-adjust') ?? Number.NaN;

  it.each([
    { weight: '400Regular', standIn: regular, arial: WIDTH_OF_ARIAL.regular },
    { weight: '600SemiBold', standIn: bold, arial: WIDTH_OF_ARIAL.bold },
    { weight: '700Bold', standIn: bold, arial: WIDTH_OF_ARIAL.bold },
  ])('is as wide, within 2 %, in $weight', ({ weight, standIn, arial }) => {
    const wanted = (scale * widthOfFont(sourceSans(weight))) / arial;
    expect(Math.abs((standIn?.('size-adjust') ?? 0) / wanted - 1)).toBeLessThan(0.02);
  });

  it.each([
    { name: 'regular', standIn: regular },
    { name: 'bold', standIn: bold },
  ])('keeps the line height and baseline, $name', ({ standIn }) => {
    const font = sourceSans('400Regular');
    const lines = tableOf(font, 'hhea');
    const [above, below, gap] = [lines.readInt16BE(4), -lines.readInt16BE(6), lines.readInt16BE(8)].map(
      (each) => (scale * each) / unitsIn(font),
    );
    const own = standIn?.('size-adjust') ?? Number.NaN;
    expect(own * (standIn?.('ascent-override') ?? 0)).toBeCloseTo(above ?? 0, 2);
    expect(own * (standIn?.('descent-override') ?? 0)).toBeCloseTo(below ?? 0, 2);
    expect(standIn?.('line-gap-override')).toBe(gap);
  });
});
