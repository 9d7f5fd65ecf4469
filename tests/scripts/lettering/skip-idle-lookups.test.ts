import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { type ShapingRules, skipIdleLookups } from '../../../scripts/exports/lettering/skip-idle-lookups';

const { resolve } = createRequire(import.meta.url);

const LATIN = [
  'AVATAR ',
  'affine',
  'fi',
  'Tố',
  '1st 1⁄2',
  'İstanbul',
  'Việt',
  '(co-)occurrence,',
  'Łódź',
  'ё',
  'Ωμέγα',
  '',
];
const ARABIC = ['مُؤتمر', 'لا', 'الله', 'إلى', 'كِتابٌ', 'پژوهش', '٢٠٢٣', 'abc'];

const fontOf = (file: string) => create(readFileSync(resolve(file))) as ReturnType<typeof create> & ShapingRules;

describe('the rules of a font that are about none of the letters of a word', () => {
  it.each([
    ['@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf', LATIN],
    ['@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf', LATIN],
    ['@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf', ARABIC],
    ['@fontsource/marcellus/files/marcellus-latin-400-normal.woff2', LATIN],
  ])('change nothing of what %s makes of it', (file, words) => {
    const quick = fontOf(file);
    skipIdleLookups(quick);
    const shaped = (font: typeof quick) =>
      words.map((word) => {
        const { glyphs, positions } = font.layout(word);
        return { glyphs: glyphs.map(({ path }) => path.toSVG()), positions };
      });
    expect(shaped(quick)).toEqual(shaped(fontOf(file)));
  });
});
