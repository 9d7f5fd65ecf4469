/** What pdfkit 0.20 takes and @types/pdfkit does not know yet. */
declare global {
  namespace PDFKit {
    namespace Mixins {
      interface StructureElementOptions {
        scope?: 'Column' | 'Row';
      }
      interface PDFAnnotation {
        link(x: number, y: number, w: number, h: number, url: string, options: TaggedLink): this;
        goTo(x: number, y: number, w: number, h: number, name: string, options: TaggedLink): this;
      }
      interface TaggedLink {
        structParent: PDFStructureElement;
        // biome-ignore lint/complexity/noBannedTypes: pdfkit writes a String object as text, a string as a name
        Contents: String;
      }
    }
    interface PDFDocument {
      /** The font that was chosen last. */
      readonly _font: ShapingFont;
    }
    /** A font that is embedded: it shapes a text word by word, and has each word shaped once. */
    interface ShapingFont {
      /** Thousandths of the font's size in a font unit. */
      readonly scale: number;
      layoutCached(word: string): ShapedRun;
      readonly layoutRun: (word: string) => ShapedRun;
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
    interface PDFStructureElement {
      readonly dictionary: { readonly data: { A?: { readonly O: 'List'; readonly ListNumbering: string } } };
    }
    interface PDFOutline {
      addItem(title: string, options: { expanded?: boolean; left: number; top: number }): PDFOutline;
    }
  }
}

export {};
