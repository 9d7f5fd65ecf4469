import { relative } from 'node:path';
import { hashOf } from '../cache/hash-of.mjs';

/**
 * The name that a class of a CSS module has in pages: its own, and a sign of the file, which all its classes share. Vite's default
 * ends in the number of the line, which nothing repeats: it makes every page and the sheet longer, compressed too.
 */
export const classNameIn =
  (root: string) =>
  (local: string, file: string): string =>
    `_${local}_${hashOf(relative(root, file).replaceAll('\\', '/'), 5)}`;
