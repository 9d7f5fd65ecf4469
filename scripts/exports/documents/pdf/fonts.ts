import { createRequire } from 'node:module';

/** A cut of the typeface. */
export type Face = 'regular' | 'bold' | 'italic' | 'bold-italic';

const { resolve } = createRequire(import.meta.url);

/**
 * Source Sans 3 (SIL Open Font License): the letters of every language written in Latin, Greek or Cyrillic, which the
 * fonts that each PDF reader has by itself lack. Only the letters used are embedded.
 */
const files: Readonly<Record<Face, string>> = {
  regular: resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  italic: resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
  'bold-italic': resolve('@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf'),
};

/** Makes the cuts known to a document; one that is not used is not embedded. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(files)) doc.registerFont(face, file);
}

/** The cut for a piece of text. */
export function faceOf({ bold = false, italic = false }: { bold?: boolean; italic?: boolean }): Face {
  if (bold) return italic ? 'bold-italic' : 'bold';
  return italic ? 'italic' : 'regular';
}
