import { createRequire } from 'node:module';
import { visualPieces } from '../../lettering/visual-pieces';
import type { ShapedWords } from './shaped-words';

/** A cut of the typeface. */
export type Face = 'regular' | 'bold' | 'italic' | 'bold-italic';

/** A face, or its counterpart for Arabic letters, which have no italics. */
type Font = Face | 'arabic' | 'arabic-bold';

const { resolve } = createRequire(import.meta.url);

/**
 * Source Sans 3 (SIL Open Font License): the letters of every language written in Latin, Greek or Cyrillic, which the
 * fonts that each PDF reader has by itself lack. Noto Naskh Arabic (same licence): those of Arabic and Persian. Only the letters used are embedded.
 */
const files: Readonly<Record<Font, string>> = {
  regular: resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  italic: resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  'bold-italic': resolve('@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf'),
  arabic: resolve('@expo-google-fonts/noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf'),
  'arabic-bold': resolve('@expo-google-fonts/noto-naskh-arabic/600SemiBold/NotoNaskhArabic_600SemiBold.ttf'),
};

/** Makes the cuts known to a document; one that is not used is not embedded. */
export function registerFonts(doc: PDFKit.PDFDocument, shaped: ShapedWords): void {
  for (const [face, file] of Object.entries(files)) doc.registerFont(face, file);
  const choose = doc.font.bind(doc);
  const lent = new Set<string>();
  // A font is opened when it is first chosen.
  doc.font = (face: string) => {
    choose(face);
    if (!lent.has(face)) shaped.lend(doc._font, face);
    lent.add(face);
    return doc;
  };
}

/** The cut for a piece of text. */
export function faceOf({ bold = false, italic = false }: { bold?: boolean; italic?: boolean }): Face {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}

/** What sets the Arabic letters among those of a face. */
export const arabicOf = (face: Face): Font => (face.startsWith('bold') ? 'arabic-bold' : 'arabic');

/** The width of a text in the current font size, whatever scripts are in it. */
export function widthIn(doc: PDFKit.PDFDocument, text: string, face: Face): number {
  return visualPieces([text], 'ltr').reduce(
    (sum, piece) => sum + doc.font(piece.arabic ? arabicOf(face) : face).widthOfString(piece.text),
    0,
  );
}
