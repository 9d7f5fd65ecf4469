import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** The width of a picture, in px: enough to read A4. */
const WIDTH = 800;

/** The origin of the page with the renderer; its requests never reach a network. */
const ORIGIN = 'http://pdf.invalid';

/** PDF.js, from the package with which the compiler reads title pages. */
const RENDERER = fileURLToPath(import.meta.resolve('unpdf/pdfjs'));

const BLANK = `<!doctype html><title>PDF</title><script type="module">
import * as pdfjs from './pdfjs.mjs'
Object.assign(globalThis, { pdfjs })
</script>`;

/** PDF.js in the browser; the script above sets it. */
declare const pdfjs: typeof import('unpdf/pdfjs');

/** Prepares a browser page for `drawPages`. */
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
 * Draws every page of a PDF as a picture, `STEM-page-1.png` and so on, and returns the files in order. Throws an error if the PDF cannot be
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

/** Draws the pages as PNG in base64. It runs in the browser, so it cannot use variables of this file. */
async function drawInBrowser(input: { base64: string; width: number }): Promise<string[]> {
  const data = Uint8Array.from(atob(input.base64), (letter) => letter.charCodeAt(0));
  const pdf = await pdfjs.getDocument({ data, verbosity: 0 }).promise;
  const pictures: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { width } = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: input.width / width });
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(viewport.width);
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    pictures.push(canvas.toDataURL('image/png').replace(/^.*,/, ''));
  }
  await pdf.destroy();
  return pictures;
}
