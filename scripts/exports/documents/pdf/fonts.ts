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

/** A face, the rest of that of titles, or the counterpart of a face for Arabic letters, which have no italics. */
type Font = Face | 'display-more' | 'arabic' | 'arabic-bold';

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
  'display-more': resolve('@fontsource/marcellus/files/marcellus-latin-ext-400-normal.woff'),
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
    doc._font.id = nameOf(face);
    doc._font.unicode[0] = NO_LETTER;
    takeWordByWord(doc._font);
    return doc;
  };
  const end = doc.end.bind(doc);
  doc.end = () => {
    // They are written in this order.
    const { _fontFamilies: chosen } = doc;
    doc._fontFamilies = Object.fromEntries(faces.flatMap((face) => (chosen[face] ? [[face, chosen[face]]] : [])));
    end();
  };
}

/** All faces. Names and places of fonts in a document go by this order, and not by that in which they are chosen, also to measure words. */
const faces = Object.keys(files);

const nameOf = (face: string) => `F${faces.indexOf(face) + 1}`;

/** The font of a document by its name on pages. */
export const fontOf = (doc: PDFKit.PDFDocument, name: string): PDFKit.ShapingFont =>
  doc.font(faces[Number(name.slice(1)) - 1] ?? '')._font;

/** The cut for a piece of text. */
export function faceOf({ bold = false, italic = false }: { bold?: boolean; italic?: boolean }): Face {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/** The cut in which a run is set in a style. */
export const faceIn = ({ display, bold }: Style, run: Run): Face =>
  display ? 'display' : faceOf({ bold: bold ?? run.bold ?? false, italic: run.italic ?? false });

/** What the first file of Marcellus has: the letters of Western Europe, and what stands between words. */
const WESTERN = String.raw` -~\u00a0-\u00ffıŒœ\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026`;

/** What the second has: the letters of Poland, Turkey, Japan in Latin writing and others, but not those of Vietnam. */
const MORE = String.raw`\u0100-\u0130\u0132-\u0137\u0139-\u0151\u0154-\u017e\u0192\u01fc-\u01ff\u1e80-\u1e85\u1ef2\u1ef3`;

const IN_MARCELLUS = new RegExp(`^[${WESTERN}${MORE}]*$`, 'u');
const RUNS_OF_MORE = new RegExp(`([${MORE}]+)`, 'u');

/** Whether the face of titles has every letter of a text; Arabic ones have a face of their own beside it. */
export const isInDisplay = (text: string): boolean =>
  visualPieces([text], 'ltr').every((piece) => piece.arabic || IN_MARCELLUS.test(piece.text));

/** What sets the Arabic letters among those of a face. */
const arabicOf = (face: Face): Font => (face === 'display' || face.startsWith('bold') ? 'arabic-bold' : 'arabic');

/** Letters, all of which one font has. */
interface FontPiece {
  readonly text: string;
  readonly font: Font;
}

/** Letters of a face in the order of their line, by the fonts that have them. */
export function byFont({ text, arabic }: Pick<VisualPiece, 'text' | 'arabic'>, face: Face): readonly FontPiece[] {
  if (arabic) return [{ text, font: arabicOf(face) }];
  if (face !== 'display' || !RUNS_OF_MORE.test(text)) return [{ text, font: face }];
  return text
    .split(RUNS_OF_MORE)
    .map((part, index): FontPiece => ({ text: part, font: index % 2 === 1 ? 'display-more' : face }))
    .filter((piece) => piece.text !== '');
}

/** The width of a text in the current font size, whatever scripts are in it. */
export function widthIn(doc: PDFKit.PDFDocument, text: string, face: Face): number {
  if (!hasArabic(text)) return pieceWidth(doc, { text: withoutMarks(text), arabic: false }, face);
  return visualPieces([text], 'ltr').reduce((sum, piece) => sum + pieceWidth(doc, piece, face), 0);
}

/** The width of letters that run in one direction. */
export const pieceWidth = (doc: PDFKit.PDFDocument, piece: Pick<VisualPiece, 'text' | 'arabic'>, face: Face): number =>
  byFont(piece, face).reduce((sum, { text, font }) => sum + doc.font(font).widthOfString(text), 0);
