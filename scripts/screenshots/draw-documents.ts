import { basename, join } from 'node:path';
import { launchBrowser, quickestChromium } from '../../tests/browser/support/browser';
import { filesIn } from '../files/files-in';
import type { Sheet } from './contact-sheet';
import { drawPages, readyToDraw } from './pdf-pages';

interface Drawing {
  /** The folder for the pictures. */
  readonly folder: string;
  /** Tells whether to draw the document at an address. */
  readonly isWanted: (path: string) => boolean;
  /** Returns the name of a document's pictures, without the page number. */
  readonly nameOf: (path: string) => string;
}

/** Draws every page of every PDF below the folder `from`, and returns the pictures of each document. */
export async function drawDocuments(from: string, { folder, isWanted, nameOf }: Drawing): Promise<Sheet['pages']> {
  const paths = filesIn(from).flatMap((file) => (file.endsWith('.pdf') && isWanted(`/${file}`) ? [`/${file}`] : []));
  if (paths.length === 0) return [];
  // A browser of its own, since drawing needs no site.
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
