import './pdfkit-types';

/**
 * Gives each meaning of a glyph an id of its own, by which the document has the glyph once for each: what is copied, searched and
 * read out is what a glyph stands for (ISO 14289-1, 7.21.7), and an Arabic font draws the bodies of several letters with one
 * glyph, to which it adds the dots. pdfkit would have all of them read as the letter that came first.
 */
export function idsByMeaning({ font, subset }: Pick<PDFKit.ShapingFont, 'font' | 'subset'>) {
  haveGlyphsMeanWhatIsAsked(font);
  const ids = new Map<string, number>();
  const glyphOf: number[] = [];
  const include = subset.includeGlyph.bind(subset);
  const included = new Map<number, number>();
  const drawn = new Set<number>();
  subset.includeGlyph = (id) => {
    const glyph = glyphOf[id - FIRST_OF_OURS];
    // A part of another glyph.
    if (glyph === undefined) return include(id);
    const known = included.get(id);
    if (known !== undefined) return known;
    const number = drawn.has(glyph) ? subset.glyphs.push(glyph) - 1 : include(glyph);
    drawn.add(glyph);
    included.set(id, number);
    return number;
  };
  return ({ id, codePoints }: { readonly id: number; readonly codePoints: readonly number[] }): number => {
    const key = [id, ...codePoints].join();
    const own = ids.get(key) ?? FIRST_OF_OURS + glyphOf.push(id) - 1;
    ids.set(key, own);
    return own;
  };
}

/** Above the ids of all glyphs of a font, which are of 16 bits. */
const FIRST_OF_OURS = 0x10000;

/** fontkit gives each glyph the letters for which it was first asked. */
function haveGlyphsMeanWhatIsAsked(font: PDFKit.ShapingFont['font']): void {
  const get = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => {
    const glyph = get(id, codePoints);
    return String(glyph.codePoints) === String(codePoints)
      ? glyph
      : Object.create(glyph, { codePoints: { value: codePoints } });
  };
}
