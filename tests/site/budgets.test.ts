import { posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type BuiltPage, fileBytes, fileText, pages } from './support/built-site';

/** Bytes after Brotli at its best quality, as a static host stores them. */
const compressed = (content: Buffer | string) => brotliCompressSync(content).length;

const KILOBYTE = 1000;
const HTML_AND_CSS = 30 * KILOBYTE;
const SCRIPT = 3 * KILOBYTE;

/** The pages with a part that needs React in the browser: the sign-up form and countdown, and the payment. */
const WITH_ISLANDS = ['/', '/pay', '/Registrationok'];

const sheetsOf = ({ root }: BuiltPage) =>
  root.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '');

/** The scripts that a page loads by itself, with those that they import; dynamic imports are left out. */
function scriptsOf({ root }: BuiltPage): string[] {
  const named = [
    ...root.querySelectorAll('script[src]').map((script) => script.getAttribute('src')),
    ...root.querySelectorAll('link[rel=modulepreload]').map((link) => link.getAttribute('href')),
  ];
  const found = new Set<string>();
  const visit = (script: string) => {
    if (found.has(script)) return;
    found.add(script);
    const imports = fileText(script).matchAll(/(?:from|import)\s*["'](.+?\.js)["']/g);
    for (const [, imported = ''] of imports) visit(posix.resolve(posix.dirname(script), imported));
  };
  for (const script of named) if (script !== undefined) visit(script);
  return [...found];
}

/** Words that React cannot be bundled without. */
const REACT = /Minified React error|react\.element|react\.transitional\.element|__reactContainer/;

describe('every page', () => {
  it.each(pages)('has at most 30 kB of HTML and CSS, compressed: $path', (page) => {
    const sheets = sheetsOf(page);
    expect(sheets.length).toBeGreaterThan(0);
    const weight = compressed(page.html) + sheets.reduce((sum, sheet) => sum + compressed(fileBytes(sheet)), 0);
    expect(weight).toBeLessThanOrEqual(HTML_AND_CSS);
  });
});

describe('a page without an interactive part', () => {
  const still = pages.filter(({ path }) => !WITH_ISLANDS.includes(path));

  it.each(still)('has at most 3 kB of script, compressed, and no React: $path', (page) => {
    const scripts = scriptsOf(page);
    expect(scripts.reduce((sum, script) => sum + compressed(fileBytes(script)), 0)).toBeLessThanOrEqual(SCRIPT);
    expect(scripts.filter((script) => REACT.test(fileText(script)))).toEqual([]);
  });
});
