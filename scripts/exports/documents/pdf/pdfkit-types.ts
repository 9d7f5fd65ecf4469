/** Options that pdfkit 0.20 takes and @types/pdfkit does not know yet. */
declare global {
  namespace PDFKit {
    namespace Mixins {
      interface PDFAnnotation {
        link(x: number, y: number, w: number, h: number, url: string, options: TaggedLink): this;
        goTo(x: number, y: number, w: number, h: number, name: string, options: TaggedLink): this;
      }
      interface TaggedLink {
        /** Its place in the structure's list of what is drawn. */
        StructParent: number;
        // biome-ignore lint/complexity/noBannedTypes: pdfkit writes a String object as text, a string as a name
        Contents: String;
      }
    }
    interface PDFDocument {
      /** The font that was chosen last. */
      readonly _font: ShapingFont;
      readonly _fontSize: number;
      /** The fonts that were chosen, by the names that they were registered under, and by their own. */
      _fontFamilies: Record<string, ShapingFont>;
      /** Where each object begins in the file, by its number; null until it is written. */
      readonly _offsets: (number | null)[];
      /** Bytes that were written. */
      _offset: number;
      /** Writes a part of the file, a string with the end of a line. */
      _write(data: string | Uint8Array): void;
      /** Draws a text on one line; `text` asks how wide it is first, and then again. */
      _fragment(text: string, x: number, y: number, options: FragmentOptions): void;
      /** Notes where an object begins that pdfkit waits for. */
      _refEnd(object: PDFKitReference): void;
      addContent(operator: string): this;
      flushPages(): void;
      /** Deflates what is drawn on a page; `writePagesWhole` gives a document this. */
      deflate(operators: Uint8Array): Uint8Array;
    }
    interface FragmentOptions {
      readonly baseline?: 'alphabetic';
      /** Of the text, and its words, if they are known: they are needed for lines below and through it alone. */
      readonly textWidth: number;
      readonly wordCount: number;
    }
    /** A font that is embedded: it shapes a text word by word, and has each word shaped once. */
    interface ShapingFont {
      /** Its name on the pages. */
      id: string;
      readonly ref: () => PDFKitReference;
      /** Thousandths of the font's size in a font unit. */
      readonly scale: number;
      /** From the line on which letters stand to the top of a line, in thousandths of the size. */
      readonly ascender: number;
      /** fontkit's: it keeps a glyph as it made it first. */
      readonly font: {
        getGlyph(id: number, codePoints?: readonly number[]): { readonly codePoints: readonly number[] };
      };
      readonly subset: GlyphSubset;
      /** The letters of each glyph of the document, by its number there. */
      readonly unicode: (readonly number[])[];
      /** The width of each glyph of the document, in thousandths of the font's size. */
      readonly widths: number[];
      /** Has the document have a glyph, with the letters for which it stands and its width, as if it had been drawn; `ShapedWords` gives a font this. */
      take(glyph: number, letters: readonly number[], width: number): void;
      layoutCached(word: string): ShapedRun;
      readonly layoutRun: (word: string) => ShapedRun;
      widthOfString(text: string, size: number, features?: unknown): number;
      /** Gives the glyphs of a text numbers in the document. */
      encode(text: string, features?: unknown): EncodedText;
      /** What a page has of a text as the operand of TJ, if its letters stand on the line; `takeWordByWord` gives a font this. */
      shown(text: string): string | undefined;
    }
    /** The glyphs of a font that a document uses. */
    interface GlyphSubset {
      /** Glyphs of the font, in the order of their numbers in the document. */
      readonly glyphs: number[];
      /** The number that a glyph has in the document; it gets one when it is first asked for. */
      includeGlyph(id: number): number;
    }
    interface ShapedRun {
      readonly glyphs: readonly {
        readonly id: number;
        readonly advanceWidth: number;
        readonly codePoints: readonly number[];
      }[];
      readonly positions: readonly {
        readonly xAdvance: number;
        readonly yAdvance: number;
        readonly xOffset: number;
        readonly yOffset: number;
        readonly advanceWidth: number;
      }[];
      readonly advanceWidth: number;
    }
    /** The numbers of its glyphs, in hexadecimal, and where they stand. */
    type EncodedText = readonly [glyphs: readonly string[], positions: ShapedRun['positions']];
    interface PDFKitReference {
      /** Where it begins in the file. */
      offset: number;
    }
    interface PDFOutline {
      addItem(title: string, options: { expanded?: boolean; left: number; top: number }): PDFOutline;
    }
  }
}

export {};
