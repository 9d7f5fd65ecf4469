import { readFileSync } from 'node:fs';
import { documentFonts } from './document-fonts';
import { installedFonts, packageWith } from './installed-fonts';
import { glyphsOf } from './read-font';

/** The code points that all styles of a font have. */
export function lettersOf([first, ...others]: readonly Buffer[]): number[] {
  if (first === undefined) return [];
  const rest = others.map(glyphsOf);
  return [...glyphsOf(first).keys()].filter((letter) => rest.every((letters) => letters.has(letter)));
}

let known: ReadonlySet<number> | undefined;

/** Returns the code points that documents and cards can have: those of the product's fonts and of installed ones. They are read once. */
export function paperLetters(): ReadonlySet<number> {
  const { text, arabic } = documentFonts();
  known ??= new Set(
    [text, arabic, ...installedFonts()].flatMap((paths) => lettersOf(paths.map((path) => readFileSync(path)))),
  );
  return known;
}

/** Invisible characters. */
export const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/** Pictures in a text, with what joins and colours them: paper and cards are without them. */
export const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3/u;

/** Lists the characters of a text that no font has. Emoji are none. */
export const unsettable = (text: string, letters: ReadonlySet<number> = paperLetters()): string[] => [
  ...new Set(
    [...text.normalize('NFC')].filter(
      (letter) => !(letters.has(letter.codePointAt(0) ?? 0) || INVISIBLE.test(letter) || EMOJI.test(letter)),
    ),
  ),
];

/** Lists the packages whose fonts have letters of a text that no font has. */
export const packagesFor = (text: string): string[] => [
  ...new Set(unsettable(text).flatMap((letter) => packageWith(letter) ?? [])),
];
