import { numberOf } from './number-of';
import './pdfkit-types';

/** Where letters are drawn: from the left edge of the page and from its top, in points. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  /** Whether `top` is the line on which the letters stand, and not the top of the line of text. */
  readonly isBaseline: boolean;
}

/**
 * Draws a text without a break, in the font and size that are chosen: with operators like those of pdfkit, but not letter by letter,
 * since a document has its words again and again. Where a font moves letters up or down, pdfkit does it.
 */
export function drawLetters(doc: PDFKit.PDFDocument, text: string, { left, top, width, isBaseline }: Place): void {
  if (text === '') return;
  const { _font: font, _fontSize: size, page } = doc;
  const shown = font.shown(text);
  if (shown === undefined) {
    doc._fragment(text, left, top, { textWidth: width, wordCount: 0, ...(isBaseline && { baseline: 'alphabetic' }) });
    return;
  }
  const rise = isBaseline ? 0 : (font.ascender / 1000) * size;
  page.fonts[font.id] ??= font.ref();
  const at = `1 0 0 -1 ${numberOf(left)} ${numberOf(top + rise)} Tm`;
  doc.addContent(`BT\n${at}\n/${font.id} ${numberOf(size)} Tf\n[${shown}] TJ\nET`);
}
