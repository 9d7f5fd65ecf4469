import { fontOf } from './fonts';
import './pdfkit-types';

/** A glyph of a font in a document: its id, the letters for which it stands, and its width, in thousandths of the font's size. */
type Glyph = readonly [id: number, letters: readonly number[], width: number];

/** The glyphs of each font of a document, by the name of the font on its pages, in the order in which they were drawn first. */
export type GlyphLists = Readonly<Record<string, readonly Glyph[]>>;

/** How many glyphs of each font a document had before and after a thing was drawn; of fonts that it is drawn with. */
export type GlyphCounts = Readonly<Record<string, readonly [before: number, after: number]>>;

export const glyphLists = (doc: PDFKit.PDFDocument): GlyphLists =>
  Object.fromEntries(
    embedded(doc).map(({ id, subset, unicode, widths }) => [
      id,
      subset.glyphs.map((glyph, number): Glyph => [glyph, unicode[number] ?? [], widths[number] ?? 0]),
    ]),
  );

/** Counts the glyphs of a document before something is drawn, and then after it, of the fonts that it is drawn with. */
export function glyphCounts(doc: PDFKit.PDFDocument): (fonts: readonly string[]) => GlyphCounts {
  const before = new Map(embedded(doc).map(({ id, subset }) => [id, subset.glyphs.length]));
  const countOf = (name: string) => [before.get(name) ?? NONE, fontOf(doc, name).subset.glyphs.length] as const;
  return (fonts) => Object.fromEntries(fonts.map((name) => [name, countOf(name)]));
}

/** A font has a glyph for missing letters from the beginning. */
const NONE = 1;

/** Not pdfkit's own font, which it opens in vain. */
const embedded = ({ _fontFamilies: fonts }: PDFKit.PDFDocument) => Object.values(fonts).filter(({ subset }) => subset);

/**
 * Tells of things that were drawn in another document whether they have the same bytes in this one, which then has their fonts and
 * glyphs as if they had been drawn: numbers in a document go by the order in which it is first asked for them.
 */
export function glyphNumbers(lists: GlyphLists): (doc: PDFKit.PDFDocument, counts: GlyphCounts) => boolean {
  const agreed = new Map<string, number>();
  /** How many glyphs of a font have the numbers of the lists. */
  const agreeing = (name: string, { subset, unicode }: PDFKit.ShapingFont) => {
    let count = agreed.get(name) ?? 0;
    const isSame = ([glyph, letters]: Glyph) =>
      glyph === subset.glyphs[count] && String(letters) === String(unicode[count]);
    for (let next = lists[name]?.[count]; next && isSame(next); next = lists[name]?.[count]) count += 1;
    agreed.set(name, count);
    return count;
  };
  return (doc, counts) =>
    Object.entries(counts).every(([name, [before, after]]) => {
      const font = fontOf(doc, name);
      font.ref();
      const { length } = font.subset.glyphs;
      const same = agreeing(name, font);
      if (same >= after) return true;
      // What comes first here came elsewhere in another place, or before.
      if (same < length || length < before) return false;
      for (const [id, letters, width] of lists[name]?.slice(length, after) ?? []) font.take(id, letters, width);
      return true;
    });
}
