import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Picture, Route } from '../../.content/types';
import { inProject } from '../bootstrap/project.mjs';
import { fileCache } from '../site/file-cache';
import { cardFiles } from './cards/make-cards';
import { makeDocument } from './documents';
import { pictureFiles } from './pictures/make-picture';

/** What the compiler hands to those who make files of it. */
export interface SiteContent {
  readonly content: Content;
  readonly pictures: readonly Picture[];
  readonly routes: readonly Route[];
  /** The folder of the modules that it made. */
  readonly modules: string;
}

export interface SiteFiles {
  /** Address → how to make the file. */
  readonly files: ReadonlyMap<string, () => Promise<Uint8Array>>;
  /** When all are made: forgets what earlier builds have kept and this one has not asked for. */
  readonly prune: () => void;
}

/** Every file beside the pages: documents, pictures, the cards of shared pages, and what the compiler made for `public/`. */
export function siteFiles({ content, pictures, routes, modules }: SiteContent): SiteFiles {
  const cache = fileCache(inProject('.content/cache'));
  const files = new Map([
    ...pictureFiles(pictures, { publicDir: inProject('public'), cache }),
    ...cardFiles(content.conference, routes, cache),
  ]);
  for (const { file } of content.documents) files.set(`/documents/${file}`, () => documentOf(content, file));
  const folder = join(modules, 'public');
  for (const name of existsSync(folder) ? readdirSync(folder) : [])
    files.set(`/${name}`, async () => readFileSync(join(folder, name)));
  return { files, prune: cache.prune };
}

async function documentOf(content: Content, file: string): Promise<Uint8Array> {
  const made = await makeDocument(content, file);
  if (!made) throw new Error(`There is no document ${file}.`);
  return made;
}
