import type { Keeper, KeptFile } from '../../../cache/kept-work';
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

/** The words that each font has shaped. */
type Words = Record<string, Record<string, readonly ShapedGlyph[]>>;

/** More words than a programme of 10,000 papers has: then those that this process did not need are forgotten. */
const MOST = 300_000;

/** To shape again so small a part of the words takes less time than to write all of them down again, as for a title that was mended. */
const FEW = 1 / 100;

/**
 * What fonts make of words: which glyphs, and where they stand. To find that out takes longer than all else that a document is made
 * with, and most words stand in it again, in the next document, and in that of the next build.
 */
export class ShapedWords {
  readonly #file: KeptFile | undefined;
  readonly #known: Words;
  readonly #used: Words = {};
  #new = 0;

  constructor(file?: KeptFile) {
    this.#file = file;
    const kept = file?.find();
    this.#known = kept ? (JSON.parse(Buffer.from(kept).toString()) as Words) : {}; // as `keep` wrote it
  }

  /** Has a font of a document take its words from here; `name` says which font it is. */
  lend(font: PDFKit.ShapingFont, name: string): void {
    const known = wordsOf(this.#known, name);
    const used = wordsOf(this.#used, name);
    const laidOut: Record<string, PDFKit.ShapedRun> = Object.create(null);
    const idOf = idsByMeaning(font);
    font.layoutCached = (word) => {
      const before = laidOut[word];
      if (before) return before;
      let found = known[word];
      if (!found) {
        this.#new += 1;
        const { glyphs, positions } = font.layoutRun(word);
        found = known[word] = glyphs.map((glyph, index) => shapedGlyph(glyph, positions[index]));
      }
      used[word] = found;
      const own = runOf(found, font.scale, idOf);
      laidOut[word] = own;
      return own;
    };
  }

  /** Keeps the words for the next builds, if there are new ones, and not only a few. */
  keep(): void {
    if (this.#new === 0 || !this.#file) return;
    const all = countOf(this.#known);
    if (this.#new < all * FEW) return;
    this.#new = 0;
    this.#file.keep(JSON.stringify(all > MOST ? this.#used : this.#known));
  }
}

const kept = new WeakMap<Keeper, ShapedWords>();

/** The words that were shaped for the documents of earlier builds, and of this one. */
export function shapedWordsOf(keeper: Keeper): ShapedWords {
  const known = kept.get(keeper) ?? new ShapedWords(keeper.file('shaped words'));
  kept.set(keeper, known);
  return known;
}

function wordsOf(words: Words, font: string): Words[string] {
  words[font] ??= {};
  // A word may be "constructor".
  Object.setPrototypeOf(words[font], null);
  return words[font];
}

const countOf = (words: Words) => Object.values(words).reduce((sum, each) => sum + Object.keys(each).length, 0);

const shapedGlyph = (
  { id, advanceWidth, codePoints }: PDFKit.ShapedRun['glyphs'][number],
  { xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }: Partial<PDFKit.ShapedRun['positions'][number]> = {},
): ShapedGlyph => [id, advanceWidth, [...codePoints], xAdvance, yAdvance, xOffset, yOffset];

/** A word as a document has it, in which each meaning of a glyph has an id. */
function runOf(shaped: readonly ShapedGlyph[], scale: number, idOf: ReturnType<typeof idsByMeaning>): PDFKit.ShapedRun {
  const glyphs: PDFKit.ShapedRun['glyphs'][number][] = [];
  const positions: PDFKit.ShapedRun['positions'][number][] = [];
  let advance = 0;
  for (const [id, width, codePoints, xAdvance, yAdvance, xOffset, yOffset] of shaped) {
    glyphs.push({ id: idOf({ id, codePoints }), advanceWidth: width, codePoints });
    positions.push({ xAdvance, yAdvance, xOffset, yOffset, advanceWidth: width * scale });
    advance += xAdvance;
  }
  return { glyphs, positions, advanceWidth: advance };
}
