import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../files/change';
import { changeFiles } from '../files/change-files';
import { unfinishedPath } from '../files/unfinished';
import { ownReadme } from './own-readme';
import { MOVED_SAMPLE } from './sample';

/** Files in `data/` that belong to the product, and not to a conference. */
const OF_THE_PRODUCT: readonly string[] = ['README.md', 'fields.md', 'messages.md', 'schemas'];

const isOfAConference = (name: string) => !(OF_THE_PRODUCT.includes(name) || name.startsWith('.'));

/** Folders with output for the sample. */
const OUTPUT: readonly string[] = ['.content', 'dist', '.screenshots'];

/**
 * Replaces the sample in a repository by a conference: the folder `from` becomes `data/`. The sample's data and pictures move to
 * `tests/conferences/sample`, since the product's own tests use them. README.md no longer mentions the sample.
 */
export function adopt(root: string, from: string, title: string): void {
  const kept = join(root, MOVED_SAMPLE);
  const data = join(root, 'data');
  const readme = join(root, 'README.md');
  const was = readFileSync(readme);
  const next = unfinishedPath(join(data, 'next'));
  try {
    mkdirSync(next);
    for (const name of readdirSync(from).filter(isOfAConference))
      cpSync(join(from, name), join(next, name), { recursive: true });
    const names = readdirSync(next);
    for (const name of names.filter((file) => file.endsWith('.yaml'))) fixSchemaPath(join(next, name));
    const move = (path: string, to: string): Change => ({ path: to, was: undefined, becomes: path });
    const pictures = join(root, 'public');
    writeFileSync(join(next, 'README.md'), ownReadme(was.toString(), title));
    changeFiles(data, [
      { path: readme, was, becomes: join(next, 'README.md') },
      ...readdirSync(data)
        .filter(isOfAConference)
        .map((name) => move(join(data, name), join(kept, name))),
      ...(existsSync(pictures) ? [move(pictures, join(kept, 'public'))] : []),
      ...names.map((name) => move(join(next, name), join(data, name))),
    ]);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
  for (const name of OUTPUT) rmSync(join(root, name), { recursive: true, force: true });
}

/** Corrects the path of the schema for editors, which differs in `data/`. */
function fixSchemaPath(file: string): void {
  const text = readFileSync(file, 'utf8');
  const fixed = text.replace(/^(# yaml-language-server: \$schema=).*?([\w-]+\.schema\.json)$/m, '$1schemas/$2');
  if (fixed !== text) writeFileSync(file, fixed);
}
