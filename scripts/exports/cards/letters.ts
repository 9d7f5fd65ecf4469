import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create, type Font, type Path } from 'fontkit';
import type { Look } from '../../../renderer/look/look';
import { hasArabic, visualPieces, withoutMarks } from '../lettering/visual-pieces';

const { resolve } = createRequire(import.meta.url);

const marcellus = (part: string) => `@fontsource/marcellus/files/marcellus-${part}-400-normal.woff2`;

/** A typeface of the site: fonts that are asked for each letter one after the other. */
const files = {
  display: [
    marcellus('latin'),
    marcellus('latin-ext'),
    '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    '@expo-google-fonts/noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  ],
  text: [
    '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
    '@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf',
  ],
} as const;

/** One of the site's typefaces, or the paths of a conference's own fonts. */
export type Typeface = keyof typeof files | readonly string[];

/**
 * The typeface of titles: the look's, or Marcellus where the look leaves the choice to the visitor's machine. Letters that
 * the organisers' own fonts lack come from those of the site.
 */
export function displayFaceOf(
  { ownFont, displayFont }: Pick<Look, 'ownFont' | 'displayFont'>,
  publicDir: string,
): Typeface {
  if (ownFont === undefined) return displayFont === 'source-sans' ? 'text' : 'display';
  const own = [ownFont.file, ownFont.moreLetters].flatMap((file) =>
    file === undefined ? [] : [join(publicDir, file)],
  );
  return [...own, ...files.display];
}

const opened = new Map<string, readonly Font[]>();

function fontsOf(typeface: Typeface): readonly Font[] {
  const paths = typeof typeface === 'string' ? files[typeface] : typeface;
  const key = paths.join('\n');
  const fonts = opened.get(key) ?? paths.map((file) => create(readFileSync(resolve(file))));
  opened.set(key, fonts);
  return fonts;
}

/** Letters as outlines: no font of the machine has a part in them. */
export interface Outlined {
  /** Data of an SVG path; the text begins at 0, its baseline is at 0. */
  readonly path: string;
  readonly width: number;
}

export interface Lettering {
  readonly typeface: Typeface;
  /** Font size in pixels. */
  readonly size: number;
  /** Space added after each letter, in pixels. */
  readonly spacing?: number;
}

/** The outlines of a text in one line. A letter that none of the fonts has is left out. */
export function outline(text: string, how: Lettering): Outlined {
  const { letters, width } = place(text, how);
  return {
    path: letters.map(({ path, scale, x, y }) => path.scale(scale, -scale).translate(x, y).toSVG()).join(''),
    width,
  };
}

/** How wide a text is in one line, in pixels. */
export const widthOf = (text: string, how: Lettering): number => place(text, how).width;

interface PlacedLetter {
  /** In font units. */
  readonly path: Path;
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

function place(text: string, { typeface, size, spacing: asked = 0 }: Lettering) {
  // Arabic letters are joined: space between them would part them.
  const spacing = hasArabic(text) ? 0 : asked;
  const letters: PlacedLetter[] = [];
  let pen = 0;
  const base = hasArabic(text) ? 'rtl' : 'ltr';
  const runs = visualPieces([text], base).flatMap((piece) => runsOf(piece.text, fontsOf(typeface)));
  // Arabic words stand in an order that only the whole line tells.
  const words = runs.flatMap(({ font, text: run }) =>
    hasArabic(run) ? [{ font, word: run }] : run.split(/(?= )|(?<= )/).map((word) => ({ font, word })),
  );
  for (const { font, word } of words) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = layoutOf(font, word);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      letters.push({
        // Drawn only when it is asked for: most texts are only measured.
        get path() {
          return glyph.path;
        },
        scale,
        x: pen + xOffset * scale,
        y: -yOffset * scale,
      });
      pen += xAdvance * scale + spacing;
    }
  }
  return { letters, width: Math.max(0, pen - spacing) };
}

/** Words of one font that are kept; no site has so many in its titles. */
const MOST_WORDS = 50_000;

const laidOut = new WeakMap<Font, Map<string, ReturnType<Font['layout']>>>();

/** What a font makes of a word: found once, since the titles of a site have most of their words in common. */
function layoutOf(font: Font, word: string): ReturnType<Font['layout']> {
  const known = laidOut.get(font) ?? new Map<string, ReturnType<Font['layout']>>();
  laidOut.set(font, known);
  const found = known.get(word);
  if (found) return found;
  if (known.size >= MOST_WORDS) known.clear();
  const made = font.layout(word);
  known.set(word, made);
  return made;
}

/** Whether the fonts have every letter of a text. */
export const canSet = (text: string, typeface: Typeface): boolean =>
  [...withoutMarks(text)].every((letter) => fontFor(letter, fontsOf(typeface)) !== undefined);

const fontFor = (letter: string, fonts: readonly Font[]) =>
  fonts.find((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));

/** Neighbouring letters of one font, in the order of the text. */
function runsOf(text: string, fonts: readonly Font[]): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const font = fontFor(letter, fonts);
    const last = runs.at(-1);
    if (font === undefined) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}
