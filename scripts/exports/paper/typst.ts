import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { inProject } from '../../bootstrap/project.mjs';
import { glyphsOf, renamed } from '../../content/fonts/read-font';

const { resolve } = createRequire(import.meta.url);
const TEMPLATES = inProject('scripts/exports/paper/templates');

/**
 * The fonts that templates name (all under the SIL Open Font License). Source Sans 3 covers Latin, Greek and Cyrillic, Amiri covers Arabic
 * and Persian (of Noto Naskh Arabic, which composes letters of a base and dots, copied text has letters twice), Marcellus is for titles. Templates allow no fallback, and Typst prefers these to fonts of the
 * machine that have the same name: no document depends on the machine.
 */
const FONTS = {
  text: [
    resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    resolve('@expo-google-fonts/source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf'),
    resolve('@expo-google-fonts/source-sans-3/600SemiBold_Italic/SourceSans3_600SemiBold_Italic.ttf'),
  ],
  arabic: [
    resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
    resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
  ],
  display: [resolve('@expo-google-fonts/marcellus/400Regular/Marcellus_400Regular.ttf')],
} as const;

/** Files that a template reads, by name. */
export type PaperFiles = ReadonlyMap<string, Uint8Array>;

type Letters = ReadonlySet<number>;

/** Typst with fonts. */
export interface Typesetter {
  readonly compiler: NodeCompiler;
  /** The code points that it can set. */
  readonly letters: Letters;
  /** The names by which templates know the organisers' own typefaces. */
  readonly ownFaces: readonly string[];
}

let opened: Typesetter | undefined;

/** Gives Typst with the fonts of the site; opened once. */
export function typesetter(): Typesetter {
  opened ??= typesetterWith([]);
  return opened;
}

/** Gives Typst with the fonts of the site and the organisers' own, as TTF or OTF. */
export function typesetterWith(own: readonly Buffer[]): Typesetter {
  const read = (paths: readonly string[]) => paths.map((path) => readFileSync(path));
  const fonts = { text: read(FONTS.text), arabic: read(FONTS.arabic), display: read(FONTS.display) };
  const lettersOf = (font: Buffer) => [...glyphsOf(font).keys()];
  const common = ([first = [], ...rest]: readonly (readonly number[])[]) => {
    const others = rest.map((letters) => new Set(letters));
    return first.filter((letter) => others.every((letters) => letters.has(letter)));
  };
  // Files for parts of the alphabet may share a name, of which Typst would take one alone.
  const ownFaces = own.map((_, index) => `Own ${index + 1}`);
  const named = own.map((font, index) => renamed(font, ownFaces[index] ?? ''));
  return {
    compiler: NodeCompiler.create({
      workspace: TEMPLATES,
      fontArgs: [{ fontBlobs: [...Object.values(fonts).flat(), ...named] }],
    }),
    letters: new Set([
      ...common(fonts.text.map(lettersOf)),
      ...common(fonts.arabic.map(lettersOf)),
      ...own.flatMap(lettersOf),
    ]),
    ownFaces,
  };
}

const isIn = (letters: Letters, letter: string) => letters.has(letter.codePointAt(0) ?? 0);

/** Letters that are not drawn. */
const IGNORED = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Stands for a letter that no font has: a document with such a letter would not be PDF/UA. */
const NO_LETTER = '□';

/** Whether the fonts have every letter of a text. */
export const canSet = (text: string, { letters }: Pick<Typesetter, 'letters'>): boolean =>
  [...text.normalize('NFC')].every((letter) => isIn(letters, letter) || IGNORED.test(letter));

/** Gives a text as templates can set it. */
function settable(text: string, letters: Letters): string {
  return [...text.normalize('NFC')]
    .map((letter) => (isIn(letters, letter) ? letter : IGNORED.test(letter) ? ignored(letter) : NO_LETTER))
    .join('');
}

/** Marks of direction and places for breaks keep their effect; other control characters have none on paper. */
const ignored = (letter: string) => (/[\s\u200b-\u200f\u2066-\u2069\u061c\u00ad]/u.test(letter) ? letter : '');

/** Compiles a template with data, which it gets as JSON: no text is ever part of the source. */
function compile(template: string, data: object, { compiler, letters }: Typesetter, files: PaperFiles = new Map()) {
  const json = JSON.stringify(data, (_, value: unknown) =>
    typeof value === 'string' ? settable(value, letters) : value,
  );
  for (const [name, bytes] of files) compiler.mapShadow(join(TEMPLATES, 'files', name), Buffer.from(bytes));
  const compiled = compiler.compile({ mainFilePath: join(TEMPLATES, template), inputs: { data: json } });
  if (compiled.result === null) {
    const error = compiled.takeError();
    throw new Error(`${template} does not compile: ${JSON.stringify(error?.shortDiagnostics)}`);
  }
  compiler.resetShadow();
  return compiled.result;
}

/** Compilations for which Typst keeps what it made: documents of a site have little in common. */
const KEPT_FOR = 2;

/** Makes a tagged PDF that conforms to PDF/UA-1. Equal data give equal bytes. */
export function makePdf(template: string, data: object, files?: PaperFiles): Uint8Array {
  const setter = typesetter();
  const pdf = setter.compiler.pdf(compile(template, data, setter, files), { pdfStandard: 'ua-1' });
  setter.compiler.evictCache(KEPT_FOR);
  return pdf;
}

/** Makes an SVG of a page, whose letters are outlines. Equal data give equal bytes. */
export function makeSvg(template: string, data: object, setter: Typesetter): string {
  const svg = setter.compiler.plainSvg(compile(template, data, setter));
  setter.compiler.evictCache(KEPT_FOR);
  return svg;
}
