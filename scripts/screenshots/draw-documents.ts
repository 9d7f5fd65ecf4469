import { basename, join } from 'node:path';
import { launchBrowser, quickestChromium } from '../../tests/browser/support/browser';
import { filesIn } from '../files/files-in';
import type { Sheet } from './contact-sheet';
import { drawPages, readyToDraw } from './pdf-pages';

interface Drawing {
  /** Where the pictures go. */
  readonly folder: string;
  /** Whether the document at an address is asked for. */
  readonly isWanted: (path: string) => boolean;
  /** The name of the pictures of a document, without the number of the page. */
  readonly nameOf: (path: string) => string;
}

/** Draws every page of every PDF below the folder `from`, and gives the pictures, document by document. */
export async function drawDocuments(from: string, { folder, isWanted, nameOf }: Drawing): Promise<Sheet['pages']> {
  const paths = filesIn(from).flatMap((file) => (file.endsWith('.pdf') && isWanted(`/${file}`) ? [`/${file}`] : []));
  if (paths.length === 0) return [];
  // A test's browser closes with its visit; what it draws needs no site.
  const browser = await launchBrowser({ executablePath: quickestChromium() });
  try {
    const page = await readyToDraw(await browser.newPage());
    const drawn: { path: string; pictures: string[] }[] = [];
    for (const path of paths.sort()) {
      const files = await drawPages(page, join(from, path), join(folder, nameOf(path)));
      drawn.push({ path, pictures: files.map((file) => basename(file)) });
    }
    return drawn;
  } finally {
    await browser.close();
  }
}
