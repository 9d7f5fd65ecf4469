/** Above the ids of all glyphs of a font, which are of 16 bits. */
const FIRST_OF_OURS = 0x10000;

/**
 * Gives each meaning of a glyph an id of its own, by which the document has the glyph once for each: what is copied, searched and
 * read out is what a glyph stands for (ISO 14289-1, 7.21.7), and an Arabic font draws the bodies of several letters with one
 * glyph, to which it adds the dots. pdfkit would have all of them read as the letter that came first.
 */
export function idsByMeaning({ font, subset }: Pick<PDFKit.ShapingFont, 'font' | 'subset'>) {
  haveGlyphsMeanWhatIsAsked(font);
  const first = new Map<number, string | number>();
  const ours = new Map<string, number>();
  const glyphOf: number[] = [];
  const include = subset.includeGlyph.bind(subset);
  const included = new Map<number, number>();
  subset.includeGlyph = (id) => {
    const glyph = glyphOf[id - FIRST_OF_OURS];
    if (glyph === undefined) return include(id);
    const known = included.get(id) ?? subset.glyphs.push(glyph) - 1;
    included.set(id, known);
    return known;
  };
  return ({ id, codePoints }: { readonly id: number; readonly codePoints: readonly number[] }): number => {
    // Nearly all stand for one letter.
    const meaning = codePoints.length === 1 ? (codePoints[0] ?? '') : String(codePoints);
    const known = first.get(id) ?? meaning;
    first.set(id, known);
    if (known === meaning) return id;
    const key = `${id}:${meaning}`;
    const own = ours.get(key) ?? FIRST_OF_OURS + glyphOf.push(id) - 1;
    ours.set(key, own);
    return own;
  };
}

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
