import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import anyAscii from 'any-ascii';
import { inEngine } from '../../bootstrap/project.mjs';
import { documentFonts } from '../../content/fonts/document-fonts';
import { installedFonts } from '../../content/fonts/installed-fonts';
import { EMOJI, INVISIBLE, lettersOf, paperLetters, unsettable } from '../../content/fonts/paper-letters';
import { renamed } from '../../content/fonts/read-font';

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
  /** The names of installed fonts for other scripts. */
  readonly otherFaces: readonly string[];
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
  const fonts = Object.values(documentFonts()).flatMap(read);
  const others = installedFonts().map(read);
  // Font files for parts of the alphabet may share a name, and Typst would use only one of them.
  const ownFaces = own.map((_, index) => `Own ${index + 1}`);
  const otherFaces = others.map((_, index) => `Other ${index + 1}`);
  const named = [
    ...own.map((font, index) => renamed(font, ownFaces[index] ?? '')),
    ...others.flatMap((styles, index) => styles.map((font) => renamed(font, otherFaces[index] ?? ''))),
  ];
  return {
    compiler: NodeCompiler.create({
      workspace: TEMPLATES,
      fontArgs: [{ fontBlobs: [...fonts, ...named] }],
    }),
    letters: new Set([...paperLetters(), ...own.flatMap((font) => lettersOf([font]))]),
    ownFaces,
    otherFaces,
  };
}

/** Tells whether the fonts have every letter of a text. Emoji are left out. */
export const canSet = (text: string, { letters }: Pick<Typesetter, 'letters'>): boolean =>
  unsettable(text, letters).length === 0;

/** Words of which letters were replaced by Latin ones, since no font has them. */
const romanized = new Set<string>();

/** Lists the words of which letters were replaced since the start. */
export const romanizedWords = (): readonly string[] => [...romanized];

/** Replaces letters that no font has by Latin ones, as "Wang" for "王", and removes emoji and control characters. */
function settable(text: string, letters: Letters): string {
  if (unsettable(text, letters).length > 0)
    for (const word of text.split(/[\s,;:.]+/)) if (unsettable(word, letters).length > 0) romanized.add(word);
  const set: string[] = [];
  for (const letter of text.normalize('NFC')) {
    if (letters.has(letter.codePointAt(0) ?? 0)) set.push(letter);
    else if (INVISIBLE.test(letter)) set.push(ignored(letter));
    else if (!EMOJI.test(letter)) set.push(anyAscii(letter));
    else if (set.at(-1) === ' ') set.pop();
  }
  return set.join('');
}

/** Keeps direction marks and optional breaks; removes other control characters. */
const ignored = (letter: string) => (/[\s\u200b-\u200f\u2066-\u2069\u061c\u00ad]/u.test(letter) ? letter : '');

/** Compiles a template with data, which is passed as JSON, so that no text is part of the source. */
function compile(
  template: string,
  data: object,
  { compiler, letters, otherFaces }: Typesetter,
  files: PaperFiles = new Map(),
) {
  const whole = otherFaces.length > 0 ? { ...data, otherFaces } : data;
  const json = JSON.stringify(whole, (_, value: unknown) =>
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
