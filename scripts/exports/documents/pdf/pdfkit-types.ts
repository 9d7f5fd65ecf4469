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
    interface PDFOutline {
      addItem(title: string, options: { expanded?: boolean; left: number; top: number }): PDFOutline;
    }
  }
}

export {};
