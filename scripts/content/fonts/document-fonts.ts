import { basename } from 'node:path';
import { inEngine, isPackaged } from '../../bootstrap/project.mjs';

/**
 * The fonts that templates name (all under the SIL Open Font License). Source Sans 3 covers Latin, Greek and Cyrillic. Amiri covers Arabic
 * and Persian; Noto Naskh Arabic composes letters from a base and dots, so that text copied from a PDF would have letters twice. Marcellus
 * is for titles. Documents do not depend on the machine: templates allow no fallback, and Typst prefers these fonts to installed ones of
 * the same name.
 */
const FONTS = {
  text: [
    'source-sans-3/400Regular/SourceSans3_400Regular.ttf',
    'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
    'source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
    'source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf',
  ],
  arabic: ['amiri/400Regular/Amiri_400Regular.ttf', 'amiri/700Bold/Amiri_700Bold.ttf'],
  display: ['marcellus/400Regular/Marcellus_400Regular.ttf'],
} as const;

/** The folder of these fonts in the installed package. */
export const PACKAGED_FONTS = 'fonts';

const PACKAGES = 'node_modules/@expo-google-fonts';

/** The folders of the packages of these fonts. */
export const fontPackages = (): readonly string[] => [
  ...new Set(
    Object.values(FONTS)
      .flat()
      .map((file) => inEngine(`${PACKAGES}/${file.replace(/\/.*/, '')}`)),
  ),
];

const pathOf = (file: string) => inEngine(isPackaged ? `${PACKAGED_FONTS}/${basename(file)}` : `${PACKAGES}/${file}`);

/** Returns the paths of these fonts. */
export const documentFonts = (): { readonly [Use in keyof typeof FONTS]: readonly string[] } => ({
  text: FONTS.text.map(pathOf),
  arabic: FONTS.arabic.map(pathOf),
  display: FONTS.display.map(pathOf),
});
