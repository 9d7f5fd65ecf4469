import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Lists the files of a folder and its subfolders: relative paths with forward slashes, ordered by code unit. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();
