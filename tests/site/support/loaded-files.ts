import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BuiltPage } from './built-site';

/** Bytes after Brotli at its best quality, as a static host stores them. */
export const compressed = (content: Buffer | string): number => brotliCompressSync(content).length;

/** The addresses of a page's style sheets. */
export const sheetsOf = ({ root }: Pick<BuiltPage, 'root'>): string[] =>
  root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');

/** The scripts that a page loads by itself, with those that they import; dynamic imports are left out. */
export function scriptsOf({ root }: Pick<BuiltPage, 'root'>, textOf: (address: string) => string): string[] {
  const named = [
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
    ...root.querySelectorAll('link[rel=modulepreload]').map((link) => link.getAttribute('href')),
  ];
  const found = new Set<string>();
  const visit = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    const imports = textOf(script).matchAll(/(?:from|import)\s*["'](.+?\.js)["']/g);
    for (const [, imported = ''] of imports) visit(posix.resolve(posix.dirname(script), imported));
  };
  for (const script of named) if (script !== undefined) visit(script);
  return [...found];
}
