import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { BuiltPage } from './built-site';

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

/** The addresses of a page's style sheets. */
export const sheetsOf = ({ root }: Pick<BuiltPage, 'root'>): string[] =>
  root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');

/** A row of the table of enhancements, as the bundler leaves it: name, and the chunk that is imported for it. */
const ROW = /["']?([\w-]+)["']?:\(\)=>\w+\(\(\)=>import\(["'](.+?)["']\)/g;

/**
 * The scripts that a page loads before anybody touches it: what it names, what that imports, and the enhancements of what
 * stands on it. Islands are left out.
 */
export function scriptsOf({ root }: Pick<BuiltPage, 'root'>, textOf: (address: string) => string): string[] {
  const named = [
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
    ...root.querySelectorAll('link[rel=modulepreload]').map((link) => link.getAttribute('href')),
  ];
  const enhanced = root.querySelectorAll('[data-enhance]').map((element) => element.getAttribute('data-enhance'));
  const found = new Set<string>();
  const visit = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    const text = textOf(script);
    const visitFrom = (imported = '') => visit(posix.resolve(posix.dirname(script), imported));
    for (const [, imported] of text.matchAll(/(?:from|import)\s*["'](.+?\.js)["']/g)) visitFrom(imported);
    for (const [, name, chunk] of text.matchAll(ROW)) if (enhanced.includes(name)) visitFrom(chunk);
  };
  for (const script of named) if (script !== undefined) visit(script);
  return [...found];
}
