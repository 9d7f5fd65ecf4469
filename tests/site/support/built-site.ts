import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { filesIn } from '../../../scripts/files/files-in';
import { sample } from '../../../scripts/new/sample';

/** The folder that `npm run build` makes. */
export const SITE = join(sample.dist, 'client');

/** The public address of the site, which canonical links and previews begin with. */
export const PUBLIC_URL = 'https://amicai.example.org';

export interface BuiltPage {
  /** Address of the page; "/404" for the error screen. */
  readonly path: string;
  readonly html: string;
  readonly root: HTMLElement;
}

/** Every file of the built site, as an address from its root. */
export const files: ReadonlySet<string> = new Set(filesIn(SITE).map((name) => `/${name}`));

/** The bytes of a file of the built site. */
export const fileBytes = (address: string): Buffer => readFileSync(join(SITE, address));

/** The text of a file of the built site. */
export const fileText = (address: string): string => fileBytes(address).toString('utf8');

/** Every page on disk, the error screen included. */
export const pages: readonly BuiltPage[] = [...files]
  .filter((file) => /\/(?:index|404)\.html$/.test(file))
  .sort()
  .map((file) => ({ path: pathOf(file), ...readPage(fileText(file)) }));

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address; throws if there is none. */
export function pageAt(path: string): BuiltPage {
  const page = byPath.get(path);
  if (!page) throw new Error(`The built site has no page ${path}`);
  return page;
}

/** The page of one file, parsed. */
export function readPage(html: string): Pick<BuiltPage, 'html' | 'root'> {
  // By default the parser takes what stands in noscript for text.
  return { html, root: parse(html, { blockTextElements: { script: true, style: true, pre: false } }) };
}

function pathOf(file: string): string {
  return file.replace(/\/index\.html$/, '').replace(/\.html$/, '') || '/';
}
