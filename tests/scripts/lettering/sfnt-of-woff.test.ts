import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { sfntOfWoff } from '../../../scripts/exports/lettering/sfnt-of-woff';

const { resolve } = createRequire(import.meta.url);
const woff = readFileSync(resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'));

const LATIN = Array.from({ length: 0x250 }, (_, code) => String.fromCodePoint(code));

/** Everything that is drawn and measured by. */
const facts = (bytes: Buffer) => {
  const font = create(bytes);
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const letters = LATIN.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).map((letter) => {
    const { glyphs, positions } = font.layout(letter);
    return [letter, glyphs.map(({ path }) => path.toSVG()), positions];
  });
  return { letters, unitsPerEm, ascent, descent, lineGap, words: font.layout('AV Tāffy').positions };
};

describe('a WOFF font without its compression', () => {
  it('has the same letters in the same places', () => {
    const plain = sfntOfWoff(woff);
    expect(facts(plain)).toEqual(facts(woff));
    expect(facts(plain).letters.length).toBeGreaterThan(180);
  });

  it('is as long as the file says, of tables in whole words', () => {
    const plain = sfntOfWoff(woff);
    expect(plain).toHaveLength(woff.readUInt32BE(16));
    expect(plain.subarray(0, 4)).toEqual(woff.subarray(4, 8));
  });
});
