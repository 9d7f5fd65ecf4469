import { join } from 'node:path';
import { inWork } from '../../bootstrap/project.mjs';
import { namesIn } from '../../files/names-in';

/** The scope of the packages with fonts that Typst reads (TTF). */
const SCOPE = '@expo-google-fonts';

/** Scripts (ISO 15924, as Unicode properties) → the font that has them, by the name of its package. */
const NOTO: Readonly<Record<string, string>> = {
  Hiragana: 'noto-sans-jp',
  Katakana: 'noto-sans-jp',
  Hangul: 'noto-sans-kr',
  Han: 'noto-sans-sc',
  Bopomofo: 'noto-sans-tc',
  Tibetan: 'noto-serif-tibetan',
  Canadian_Aboriginal: 'noto-sans-canadian-aboriginal',
  ...Object.fromEntries(
    'Armenian Bengali Cherokee Devanagari Ethiopic Georgian Gujarati Gurmukhi Hebrew Kannada Khmer Lao Malayalam Mongolian Myanmar Nko Oriya Sinhala Syriac Tamil Telugu Thaana Thai Tifinagh'
      .split(' ')
      .map((script) => [script, `noto-sans-${script.toLowerCase()}`]),
  ),
};

const SCRIPTS = Object.entries(NOTO).map(([script, name]) => [new RegExp(`\\p{Script=${script}}`, 'u'), name] as const);

/** Returns the package whose font has a letter; undefined if we know of none. */
export function packageWith(letter: string): string | undefined {
  const name = SCRIPTS.find(([letters]) => letters.test(letter))?.[1];
  return name && `${SCOPE}/${name}`;
}

/** A font of the organisers for letters that ours lack, as paths of its files. */
type InstalledFont = readonly string[];

/** Lists the Noto fonts that are installed in the current folder, each in its regular and its bold style. */
export function installedFonts(): readonly InstalledFont[] {
  const scope = inWork(join('node_modules', SCOPE));
  return namesIn(scope)
    .filter((name) => name.startsWith('noto-'))
    .toSorted()
    .map((name) =>
      ['400Regular', '700Bold'].flatMap((style) =>
        namesIn(join(scope, name, style))
          .filter((file) => /\.[ot]tf$/.test(file))
          .map((file) => join(scope, name, style, file)),
      ),
    )
    .filter((files) => files.length > 0);
}
