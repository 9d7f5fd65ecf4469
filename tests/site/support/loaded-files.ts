import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltPage } from './read-page';

/** What has been compressed once, by its quality and hash: most files come with every page. */
const sizes = new Map<string, number>();

/** Bytes after Brotli; at its best quality, as a static host stores files, unless another is given. */
export function compressed(content: Buffer | string, quality = constants.BROTLI_MAX_QUALITY): number {
  const key = `${quality} ${createHash('sha256').update(content).digest('base64')}`;
  const size =
    sizes.get(key) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  sizes.set(key, size);
  return size;
}

/** Bytes after Brotli at quality 9, as a host that compresses for each visitor sends them. */
export const quicklyCompressed = (content: Buffer | string): number => compressed(content, 9);

/** The addresses of a page's stylesheets. */
export const stylesheetsOf = ({ root }: Pick<BuiltPage, 'root'>): string[] =>
  root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');

/** A row of the table of enhancements, as the bundler leaves it: name, and the chunk that is imported for it. */
const ROW = /(?<![\w-])["']?([\w-]+)["']?:\(\)=>\w+\(\(\)=>import\(["'`](.+?)["'`]\)/g;

/** The chunk that holds the table of what pages load after their first paint. */
const LATER = /import\(["'`]([^"'`]+)["'`][^"'`]*\(\{startLater:/;

type TextOf = (address: string) => string;

/** The scripts that one imports, and those that its table of enhancements imports, with their names. */
interface Imports {
  readonly always: readonly string[];
  readonly rows: readonly (readonly [name: string, script: string])[];
}

/** By the text of the script: thousands of pages load the same. */
const known = new Map<string, Imports>();

function importsIn(text: string): Imports {
  const imports = known.get(text) ?? {
    always: [...text.matchAll(/(?:from|import)\s*["'`](.+?\.js)["'`]/g)].map(([, script = '']) => script),
    rows: [...text.matchAll(ROW)].map(([, name = '', script = '']) => [name, script] as const),
  };
  known.set(text, imports);
  return imports;
}

/** Scripts and all that they import, and of the tables among them the rows that are wanted. */
function loadedWith(scripts: readonly string[], rows: readonly (string | undefined)[], textOf: TextOf): string[] {
  const found = new Set<string>();
  const visit = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    const { always, rows: enhancements } = importsIn(textOf(script));
    for (const imported of always) visit(from(script, imported));
    for (const [name, chunk] of enhancements) if (rows.includes(name)) visit(from(script, chunk));
  };
  for (const script of scripts) visit(script);
  return [...found];
}

const from = (script: string, imported: string) => posix.resolve(posix.dirname(script), imported);

const namesIn = (root: BuiltPage['root'], attribute: string) =>
  root.querySelectorAll(`[${attribute}]`).map((element) => element.getAttribute(attribute));

/**
 * The scripts that a page loads before anybody touches it: what it names, what that imports, and the enhancements of what
 * stands on it. Islands are left out, and what comes after the first paint.
 */
export function scriptsOf({ root }: Pick<BuiltPage, 'root'>, textOf: TextOf): string[] {
  const named = [
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
    ...root.querySelectorAll('link[rel=modulepreload]').map((link) => link.getAttribute('href')),
  ];
  return loadedWith(
    named.filter((script) => script !== undefined),
    namesIn(root, 'data-enhance'),
    textOf,
  );
}

/** The scripts that a page loads after its first paint and that it has not loaded before. */
export function laterScriptsOf(page: Pick<BuiltPage, 'root'>, textOf: TextOf): string[] {
  const names = namesIn(page.root, 'data-later');
  if (names.length === 0) return [];
  const before = scriptsOf(page, textOf);
  const tables = before.flatMap((script) => {
    const [, table] = LATER.exec(textOf(script)) ?? [];
    return table === undefined ? [] : [from(script, table)];
  });
  if (tables.length === 0) throw new Error('no script loads what comes after the first paint');
  return loadedWith(tables, names, textOf).filter((script) => !before.includes(script));
}
