import { idsByMeaning } from './glyph-meanings';

/** A glyph of a word, in font units, and how it moves the pen, in thousandths of the font's size. */
type ShapedGlyph = readonly [
  id: number,
  width: number,
  codePoints: readonly number[],
  xAdvance: number,
  yAdvance: number,
  xOffset: number,
  yOffset: number,
];

/** The words of a font, as places in the list of its glyphs: a programme has the same few hundred in all its words. */
interface FontWords {
  readonly glyphs: ShapedGlyph[];
  readonly words: Record<string, readonly number[]>;
}

/** The words that each font has shaped. */
type Words = Record<string, FontWords>;

/**
 * The glyphs of words and their places, as fonts shape them. To find them takes longer than all else that a document is
 * made with, and most words stand in it again.
 */
export class ShapedWords {
  readonly #known: Words = {};
  /** The fonts of the first documents, which shape for all: to read the rules of a font takes as long as to shape by them. */
  readonly #shapers = new Map<string, PDFKit.ShapingFont['font']>();

  /** Has a font of a document take its words from here; `name` says which font it is. */
  lend(font: PDFKit.ShapingFont, name: string): void {
    const { glyphs, words } = wordsOf(this.#known, name);
    const placeOf = placesIn(glyphs);
    const idOf = idsByMeaning(font);
    const runOf = runsOf(glyphs, font.scale, idOf);
    font.take = (id, codePoints, width) => {
      const number = font.subset.includeGlyph(idOf({ id, codePoints }));
      font.unicode[number] ??= codePoints;
      font.widths[number] ??= width;
    };
    const first = this.#shapers.get(name) ?? font.font;
    this.#shapers.set(name, first);
    const shaper: PDFKit.ShapingFont = Object.create(font, { font: { value: first } });
    const laidOut = new Map<string, PDFKit.ShapedRun>();
    font.layoutCached = (word) => {
      const before = laidOut.get(word);
      if (before) return before;
      let found = words[word];
      if (!found) {
        const run = shaper.layoutRun(word);
        found = run.glyphs.map((glyph, index) => placeOf(shapedGlyph(glyph, run.positions[index])));
        words[word] = found;
      }
      const own = runOf(found);
      laidOut.set(word, own);
      return own;
    };
  }
}

function wordsOf(words: Words, font: string): FontWords {
  words[font] ??= { glyphs: [], words: {} };
  // A word may be "constructor".
  Object.setPrototypeOf(words[font].words, null);
  return words[font];
}

/** Finds the place of a glyph in a list, to which a new one is added. */
function placesIn(glyphs: ShapedGlyph[]): (glyph: ShapedGlyph) => number {
  const places = new Map(glyphs.map((glyph, place) => [String(glyph), place]));
  return (glyph) => {
    const place = places.get(String(glyph)) ?? glyphs.push(glyph) - 1;
    places.set(String(glyph), place);
    return place;
  };
}

const shapedGlyph = (
  { id, advanceWidth, codePoints }: PDFKit.ShapedRun['glyphs'][number],
  { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }: Partial<PDFKit.ShapedRun['positions'][number]> = {},
): ShapedGlyph => [id, advanceWidth, [...codePoints], xAdvance, yAdvance, xOffset, yOffset];

/** A glyph as pdfkit has it, and where it stands: words share it. */
interface MadeGlyph {
  readonly glyph: PDFKit.ShapedRun['glyphs'][number];
  readonly position: PDFKit.ShapedRun['positions'][number];
}

/** Makes words as a document has them, in which each meaning of a glyph has an id: of the same glyph always the same objects. */
function runsOf(shaped: readonly ShapedGlyph[], scale: number, idOf: ReturnType<typeof idsByMeaning>) {
  const made: MadeGlyph[] = [];
  const madeOf = (place: number) => {
    const known = made[place];
    if (known) return known;
    const glyph = shaped[place];
    if (!glyph) throw new Error(`A word has a glyph ${place} that is in no list.`);
    const [id, width, codePoints, xAdvance, yAdvance, xOffset, yOffset] = glyph;
    const own = {
      glyph: { id: idOf({ id, codePoints }), advanceWidth: width, codePoints },
      position: { xAdvance, yAdvance, xOffset, yOffset, advanceWidth: width * scale },
    };
    made[place] = own;
    return own;
  };
  return (word: readonly number[]): PDFKit.ShapedRun => {
    const own = word.map(madeOf);
    return {
      glyphs: own.map(({ glyph }) => glyph),
      positions: own.map(({ position }) => position),
      advanceWidth: own.reduce((sum, { position }) => sum + position.xAdvance, 0),
    };
  };
}
