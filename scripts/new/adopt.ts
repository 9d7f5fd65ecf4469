import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../files/files-in';
import { ownReadme } from './own-readme';
import { KEPT_SAMPLE } from './sample';

/** Files in `data/` that belong to the product, whichever conference it serves. */
const OF_THE_PRODUCT: readonly string[] = ['README.md', 'fields.md', 'messages.md', 'schemas'];

/** Folders that commands have made of the sample. */
const MADE: readonly string[] = ['.content', 'dist', '.screenshots'];

/**
 * Gives a repository another conference: what is in the folder `from` becomes `data/`. The sample's data and pictures go to
 * `tests/conferences/sample`, since the product's own tests hold it, word for word; README.md speaks of it no more.
 */
export function adopt(root: string, from: string, title: string): void {
  const kept = join(root, KEPT_SAMPLE);
  const data = join(root, 'data');
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(data)) {
    if (!OF_THE_PRODUCT.includes(name)) renameSync(join(data, name), join(kept, name));
  }
  const pictures = join(root, 'public');
  if (existsSync(pictures)) renameSync(pictures, join(kept, 'public'));
  for (const name of readdirSync(from)) {
    if (!OF_THE_PRODUCT.includes(name)) cpSync(join(from, name), join(data, name), { recursive: true });
  }
  for (const name of filesIn(data).filter((file) => /^[^/]*\.yaml$/.test(file))) bringHome(join(data, name));
  const readme = join(root, 'README.md');
  writeFileSync(readme, ownReadme(readFileSync(readme, 'utf8'), title));
  for (const name of MADE) rmSync(join(root, name), { recursive: true, force: true });
}

/** The way to the schemas, by which editors help, is another one from `data/`. */
function bringHome(file: string): void {
  const text = readFileSync(file, 'utf8');
  const near = text.replace(/^(# yaml-language-server: \$schema=).*?([\w-]+\.schema\.json)$/m, '$1schemas/$2');
  if (near !== text) writeFileSync(file, near);
}
