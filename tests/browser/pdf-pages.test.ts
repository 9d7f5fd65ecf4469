import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { contactSheet } from '../../scripts/screenshots/contact-sheet';
import { drawDocuments } from '../../scripts/screenshots/draw-documents';

const folder = mkdtempSync(join(tmpdir(), 'pdf-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A document with a page of each colour, twice as wide as high. */
const documentOf = (...colours: readonly string[]): Buffer =>
  NodeCompiler.create().pdf({
    mainFileContent: colours.map((colour) => `#page(width: 400pt, height: 200pt, fill: rgb("${colour}"))[]`).join('\n'),
  });

it('draws each page of each document as a picture of the contact sheet', async () => {
  const site = join(folder, 'site');
  const pictures = join(folder, 'pictures');
  for (const each of [join(site, 'documents'), pictures]) mkdirSync(each, { recursive: true });
  writeFileSync(join(site, 'documents/call.pdf'), documentOf('#ff0000', '#0000ff'));
  writeFileSync(join(site, 'documents/unasked.pdf'), documentOf('#ff0000'));

  const pages = await drawDocuments(site, {
    folder: pictures,
    isWanted: (path) => path !== '/documents/unasked.pdf',
    nameOf: () => 'call',
  });
  expect(pages).toEqual([{ path: '/documents/call.pdf', pictures: ['call-page-1.png', 'call-page-2.png'] }]);
  const middles = pages.flatMap((drawn) =>
    drawn.pictures.map(async (name) => {
      const { data, info } = await sharp(readFileSync(join(pictures, name)))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const middle = (info.width * (info.height / 2) + info.width / 2) * info.channels;
      return { shape: info.width / info.height, colour: [...data.subarray(middle, middle + 3)] };
    }),
  );
  expect(await Promise.all(middles)).toEqual([
    { shape: 2, colour: [255, 0, 0] },
    { shape: 2, colour: [0, 0, 255] },
  ]);
  expect(contactSheet([{ name: 'site', pages }])).toContain('src="site/call-page-2.png"');
});
