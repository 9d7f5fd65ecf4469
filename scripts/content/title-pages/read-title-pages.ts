import { readFileSync } from 'node:fs';
import { codeOf } from '../../cache/code-of';
import { fileCache } from '../../cache/file-cache.mjs';
import { hashOf } from '../../cache/hash-of.mjs';
import { assetPath } from '../../files/assets';

/** Hash of the code that reads title pages. */
const READ_BY = codeOf('scripts/content/title-pages/read-title-pages.ts');
/** The most letters of a title page; what follows is the paper itself. */
const MOST = 4000;
/** Words that follow the list of authors, in the interface languages and some others. */
const ABSTRACT = /(?<!\p{L})(?:abstract|summary|résumé|resumen|resumo|zusammenfassung|الملخص|ملخص|المستخلص)(?!\p{L})/iu;

/**
 * Reads the text before the abstract on the first page of papers' files, by address. It is empty for a file without text, such as a
 * scanned one. Files that are not in `assets` are left out. Texts are cached by the hash of the file, since loading the library takes
 * half a second.
 */
export async function readTitlePages(
  addresses: Iterable<string>,
  assets: ReadonlyMap<string, number>,
  publicDir: string,
): Promise<ReadonlyMap<string, string>> {
  const cache = fileCache();
  const found = new Map<string, string>();
  for (const address of new Set(addresses)) {
    if (!(assets.has(address) && /\.pdf$/i.test(address))) continue;
    const file = readFileSync(assetPath(publicDir, address));
    const text = await cache.get(`title-page.${hashOf(file, 32)}.${READ_BY}`, async () =>
      Buffer.from(await firstPage(file)),
    );
    const shown = Buffer.from(text).toString().slice(0, MOST);
    const end = shown.search(ABSTRACT);
    found.set(address, end > 0 ? shown.slice(0, end) : shown);
  }
  return found;
}

/** Reads the text of the first page; empty if there is none, or the file is not a PDF. */
async function firstPage(file: Buffer): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
    const page = await document.getPage(1);
    const { items } = await page.getTextContent();
    const pieces = items.filter((item) => 'str' in item);
    const text = pieces.map(({ str, height, hasEOL }, index) => {
      // A superscript for an affiliation is not part of the name before it.
      const isApart = index > 0 && pieces[index - 1]?.height !== height;
      return `${isApart ? ' ' : ''}${str}${hasEOL ? '\n' : ''}`;
    });
    await document.destroy();
    return text.join('');
  } catch {
    return '';
  }
}
