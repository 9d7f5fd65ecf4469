import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { inEngine } from '../../bootstrap/project.mjs';
import { glyphsOf, renamed } from '../../content/fonts/read-font';
import { documentFonts } from './document-fonts';

const TEMPLATES = inEngine('scripts/exports/paper/templates');

/** Files that a template reads, by name. */
export type PaperFiles = ReadonlyMap<string, Uint8Array>;

type Letters = ReadonlySet<number>;

/** A Typst compiler with fonts. */
export interface Typesetter {
  readonly compiler: NodeCompiler;
  /** The code points that its fonts have. */
  readonly letters: Letters;
  /** The names of the organisers' own fonts in templates. */
  readonly ownFaces: readonly string[];
}

let opened: Typesetter | undefined;

/** Returns Typst with the fonts of the site. It is opened once. */
export function typesetter(): Typesetter {
  opened ??= typesetterWith([]);
  return opened;
}

/** Opens Typst with the fonts of the site and the organisers' own, as TTF or OTF. */
export function typesetterWith(own: readonly Buffer[]): Typesetter {
  const read = (paths: readonly string[]) => paths.map((path) => readFileSync(path));
  const paths = documentFonts();
  const fonts = { text: read(paths.text), arabic: read(paths.arabic), display: read(paths.display) };
  const lettersOf = (font: Buffer) => [...glyphsOf(font).keys()];
  const common = ([first = [], ...rest]: readonly (readonly number[])[]) => {
    const others = rest.map((letters) => new Set(letters));
    return first.filter((letter) => others.every((letters) => letters.has(letter)));
  };
  // Font files for parts of the alphabet may share a name, and Typst would use only one of them.
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

/** Invisible characters. */
const IGNORED = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Replaces a letter that no font has, since PDF/UA does not allow missing glyphs. */
const NO_LETTER = '□';

/** Tells whether the fonts have every letter of a text. */
export const canSet = (text: string, { letters }: Pick<Typesetter, 'letters'>): boolean =>
  [...text.normalize('NFC')].every((letter) => isIn(letters, letter) || IGNORED.test(letter));

/** Replaces letters that no font has, and removes control characters. */
function settable(text: string, letters: Letters): string {
  return [...text.normalize('NFC')]
    .map((letter) => (isIn(letters, letter) ? letter : IGNORED.test(letter) ? ignored(letter) : NO_LETTER))
    .join('');
}

/** Keeps direction marks and optional breaks; removes other control characters. */
const ignored = (letter: string) => (/[\s\u200b-\u200f\u2066-\u2069\u061c\u00ad]/u.test(letter) ? letter : '');

/** Compiles a template with data, which is passed as JSON, so that no text is part of the source. */
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

/** The age of Typst's cache entries, in compilations: documents of a site have little in common. */
const CACHE_AGE = 2;

/** Makes a tagged PDF that conforms to PDF/UA-1. Equal data gives equal bytes. */
export function makePdf(template: string, data: object, files?: PaperFiles): Uint8Array {
  const setter = typesetter();
  const pdf = setter.compiler.pdf(compile(template, data, setter, files), { pdfStandard: 'ua-1' });
  setter.compiler.evictCache(CACHE_AGE);
  return pdf;
}

/** Makes an SVG of a page, with letters as outlines. Equal data gives equal bytes. */
export function makeSvg(template: string, data: object, setter: Typesetter): string {
  const svg = setter.compiler.plainSvg(compile(template, data, setter));
  setter.compiler.evictCache(CACHE_AGE);
  return svg;
}
