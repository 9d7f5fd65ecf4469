import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sfntOfWoff } from '../../lettering/sfnt-of-woff';
import { hasArabic, type VisualPiece, visualPieces, withoutMarks } from '../../lettering/visual-pieces';
import type { Run } from '../blocks';
import type { ShapedWords } from './shaped-words';
import type { Style } from './theme';
import { takeWordByWord } from './word-by-word';

/** A cut of the typeface, or the face of titles. */
export type Face = 'regular' | 'bold' | 'italic' | 'bold-italic' | 'display';

/** A face, or its counterpart for Arabic letters, which have no italics. */
type Font = Face | 'arabic' | 'arabic-bold';

const { resolve } = createRequire(import.meta.url);

/**
 * Source Sans 3 (SIL Open Font License): the letters of every language written in Latin, Greek or Cyrillic, which the
 * fonts that each PDF reader has by itself lack. Noto Naskh Arabic (same licence): those of Arabic and Persian. Marcellus (same
 * licence): the site's own titles. Only the letters used are embedded.
 */
const files: Readonly<Record<Font, string>> = {
  regular: resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  italic: resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  'bold-italic': resolve('@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf'),
  display: resolve('@fontsource/marcellus/files/marcellus-latin-400-normal.woff'),
  arabic: resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  'arabic-bold': resolve('@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf'),
};

/**
 * The character that stands for the glyph of missing letters, with which a font begins: pdfkit has zero there, which no
 * glyph may (ISO 14289-1, 7.21.7).
 */
const NO_LETTER = [0xfffd];

/** Makes the cuts known to a document; one that is not used is not embedded. */
export function registerFonts(doc: PDFKit.PDFDocument, shaped: ShapedWords): void {
  for (const [face, file] of Object.entries(files)) {
    doc.registerFont(face, file.endsWith('.woff') ? sfntOfWoff(readFileSync(file)) : file);
  }
  const choose = doc.font.bind(doc);
  const lent = new Set<string>();
  // A font is opened when it is first chosen.
  doc.font = (face: string) => {
    choose(face);
    if (lent.has(face)) return doc;
    lent.add(face);
    shaped.lend(doc._font, face);
    doc._font.unicode[0] = NO_LETTER;
    takeWordByWord(doc._font);
    return doc;
  };
}

/** The cut for a piece of text. */
export function faceOf({ bold = false, italic = false }: { bold?: boolean; italic?: boolean }): Face {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/** The cut in which a run is set in a style. */
export const faceIn = ({ display, bold }: Style, run: Run): Face =>
  display ? 'display' : faceOf({ bold: bold ?? run.bold ?? false, italic: run.italic ?? false });

/** What the file of Marcellus has: the letters of Western Europe, and what stands between words. */
const IN_MARCELLUS = /^[ -~\u00a0-\u00ffŒœŸ\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026]*$/u;

/** Whether the face of titles has every letter of a text; Arabic ones have a face of their own beside it. */
export const isInDisplay = (text: string): boolean =>
  visualPieces([text], 'ltr').every((piece) => piece.arabic || IN_MARCELLUS.test(piece.text));

/** What sets the Arabic letters among those of a face. */
export const arabicOf = (face: Face): Font =>
  face === 'display' || face.startsWith('bold') ? 'arabic-bold' : 'arabic';

/** The width of a text in the current font size, whatever scripts are in it. */
export function widthIn(doc: PDFKit.PDFDocument, text: string, face: Face): number {
  if (!hasArabic(text)) return pieceWidth(doc, { text: withoutMarks(text), arabic: false }, face);
  return visualPieces([text], 'ltr').reduce((sum, piece) => sum + pieceWidth(doc, piece, face), 0);
}

/** The width of letters that one font sets. */
export const pieceWidth = (
  doc: PDFKit.PDFDocument,
  { text, arabic }: Pick<VisualPiece, 'text' | 'arabic'>,
  face: Face,
): number => doc.font(arabic ? arabicOf(face) : face).widthOfString(text);
