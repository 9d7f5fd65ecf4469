import { readFileSync } from 'node:fs';
import { codeOf } from '../../cache/code-of';
import { fileCache } from '../../cache/file-cache.mjs';
import { hashOf } from '../../cache/hash-of.mjs';
import { assetPath } from '../../files/assets';

/** What reads the texts. */
const READ_BY = codeOf('scripts/content/title-pages/read-title-pages.ts');
/** Letters of a page that may belong to its title: what follows is the paper. */
const MOST = 4000;
/** Words that end the title page's list of authors, in the languages of the interface and some of their neighbours. */
const ABSTRACT = /(?<!\p{L})(?:abstract|summary|résumé|resumen|resumo|zusammenfassung|الملخص|ملخص|المستخلص)(?!\p{L})/iu;

/**
 * The text before the abstract on the first page of the papers' files, by their addresses; none of a file without text,
 * such as a scanned one. Files that are not in `assets` are left out. To read one takes some hundredths of a second and
 * its library half a second, so each text is kept by the hash of its file.
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

/** The text of the first page; empty where there is none, or the file is not what it is called. */
async function firstPage(file: Buffer): Promise<string> {
  const { getDocumentProxy } = await import('unpdf');
  try {
    const document = await getDocumentProxy(new Uint8Array(file), { verbosity: 0 });
    const page = await document.getPage(1);
    const { items } = await page.getTextContent();
    const pieces = items.filter((item) => 'str' in item);
    const text = pieces.map(({ str, height, hasEOL }, index) => {
      // A mark of an affiliation, set higher and smaller, is no part of the name before it.
      const isApart = index > 0 && pieces[index - 1]?.height !== height;
      return `${isApart ? ' ' : ''}${str}${hasEOL ? '\n' : ''}`;
    });
    await document.destroy();
    return text.join('');
  } catch {
    return '';
  }
}
