import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The width of a picture, in px: what stands on A4 can be read. */
const WIDTH = 800;

/** Where the page finds the renderer; nothing is asked of a network. */
const ORIGIN = 'http://pdf.invalid';

/** PDF.js, of the package by which the compiler reads title pages, drawing on the browser's canvas. */
const RENDERER = fileURLToPath(import.meta.resolve('unpdf/pdfjs'));

const BLANK = `<!doctype html><title>PDF</title><script type="module">
import * as pdfjs from './pdfjs.mjs'
Object.assign(globalThis, { pdfjs })
</script>`;

/** PDF.js, which the script of that page has put there. */
declare const pdfjs: typeof import('unpdf/pdfjs');

/** A blank page of the browser that `drawPages` can draw in. */
export async function readyToDraw(page: Page): Promise<Page> {
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url().endsWith('.mjs')
      ? route.fulfill({ path: RENDERER, contentType: 'text/javascript' })
      : route.fulfill({ body: BLANK, contentType: 'text/html' }),
  );
  await page.goto(`${ORIGIN}/`);
  return page;
}

/**
 * Draws every page of a PDF as a picture, `STEM-page-1.png` and so on, and gives the files in order. Throws where it cannot be
 * read.
 */
export async function drawPages(page: Page, pdf: string, stem: string): Promise<string[]> {
  const pages = await page.evaluate(drawInBrowser, {
    base64: readFileSync(pdf).toString('base64'),
    width: WIDTH,
  });
  return pages.map((picture, index) => {
    const file = `${stem}-page-${index + 1}.png`;
    writeFileSync(file, Buffer.from(picture, 'base64'));
    return file;
  });
}

/** Runs in the browser, so it knows nothing of this file. Gives each page as PNG in base64. */
async function drawInBrowser(asked: { base64: string; width: number }): Promise<string[]> {
  const data = Uint8Array.from(atob(asked.base64), (letter) => letter.charCodeAt(0));
  const pdf = await pdfjs.getDocument({ data, verbosity: 0 }).promise;
  const pictures: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: asked.width / width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    pictures.push(canvas.toDataURL('image/png').replace(/^.*,/, ''));
  }
  await pdf.destroy();
  return pictures;
}
