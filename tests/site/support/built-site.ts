import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../../scripts/files/files-in';
import { type BuiltPage, readPage } from './read-page';
import { SITE } from './serve';

/** The public address of the site, which canonical links and previews begin with. */
export const PUBLIC_URL = 'https://amicai.example.org';

/** Every file of the built site, as an address from its root. */
export const files: ReadonlySet<string> = new Set(filesIn(SITE).map((name) => `/${name}`));

/** The bytes of a file of the built site. */
export const fileBytes = (address: string): Buffer => readFileSync(join(SITE, address));

/** The text of a file of the built site. */
export const fileText = (address: string): string => fileBytes(address).toString('utf8');

/** Width and height of a PNG, from its header. */
export const pngSize = (image: Buffer): number[] => [image.readUInt32BE(16), image.readUInt32BE(20)];

/** Every page on disk, the error screen included. */
export const pages: readonly BuiltPage[] = [...files]
  .filter((file) => /\/(?:index|404)\.html$/.test(file))
  .sort()
  .map((file) => Object.assign(readPage(fileText(file)), { path: pathOf(file) }));

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address; throws if there is none. */
export function pageAt(path: string): BuiltPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`The built site has no page ${path}`);
  return page;
}

function pathOf(file: string): string {
  return file.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}
