import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Every file of a folder and of the folders in it: paths within it, with forward slashes, ordered by code unit. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
