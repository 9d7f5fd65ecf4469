import { numberOf } from './number-of';
import './pdfkit-types';

/** A word with the space that ends it, or the last one of a text: pdfkit shapes these. */
const WORD = /[^ \t]*[ \t]|[^ \t]+/g;

const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? [];

/**
 * Has a font look up the words of a text, of which it knows width and glyphs from the first time: pdfkit looks at every letter, each
 * time that a text is measured and again when it is drawn. Numbers and sums are those of pdfkit.
 */
export function takeWordByWord(font: PDFKit.ShapingFont): void {
  const { widthOfString, encode } = font;
  font.widthOfString = (text, size, features) => {
    if (features !== undefined) return widthOfString.call(font, text, size, features);
    let advance = 0;
    for (const word of wordsOf(text)) advance += font.layoutCached(word).advanceWidth;
    return advance * (size / 1000);
  };
  const known = new Map<string, PDFKit.EncodedText>();
  const encoded = (word: string): PDFKit.EncodedText => {
    const made = known.get(word) ?? encode.call(font, word);
    known.set(word, made);
    return made;
  };
  font.encode = (text, features) => {
    if (features !== undefined) return encode.call(font, text, features);
    const glyphs: string[] = [];
    const positions: PDFKit.ShapedRun['positions'][number][] = [];
    for (const word of wordsOf(text)) {
      const [own, places] = encoded(word);
      glyphs.push(...own);
      positions.push(...places);
    }
    return [glyphs, positions];
  };
  const shown = new Map<string, { readonly text: string | undefined }>();
  const shownWord = (word: string): string | undefined => {
    const known = shown.get(word);
    if (known !== undefined) return known.text;
    const text = shownAs(encode.call(font, word));
    shown.set(word, { text });
    return text;
  };
  font.shown = (text) => {
    let glyphs = '<';
    for (const word of wordsOf(text)) {
      const own = shownWord(word);
      if (own === undefined) return undefined;
      glyphs += own;
    }
    return glyphs.endsWith(' <') ? glyphs.slice(0, -' <'.length) : `${glyphs}> 0`;
  };
}

/**
 * A word within the operand of TJ (ISO 32000-1, 9.4.3): the numbers of its glyphs, and between them how far the next one is moved.
 * Nothing of a word without glyphs, or with some beside the line.
 */
function shownAs([glyphs, positions]: PDFKit.EncodedText): string | undefined {
  if (glyphs.length === 0) return undefined;
  let word = '';
  for (const [index, glyph] of glyphs.entries()) {
    const position = positions[index];
    if (position === undefined || position.xOffset !== 0 || position.yOffset !== 0) return undefined;
    const advance = position.xAdvance - position.advanceWidth;
    word += advance === 0 ? glyph : `${glyph}> ${numberOf(-advance)} <`;
  }
  return word;
}
