import { relative } from 'node:path';
import { hashOf } from '../cache/hash-of.mjs';

/** Signs of three letters or digits. */
const SIGNS = 36 ** 3;

/**
 * The name that a class of a CSS module has in pages: its own, and a sign of the file, which all its classes share. Vite's default
 * ends in the number of the line, which nothing repeats: it makes every page and the sheet longer, compressed too. A longer sign
 * would do so; two files of one sign are told apart by the names of their classes, and it is an error where these are alike, too.
 */
export function classNameIn(root: string): (local: string, file: string) => string {
  const files = new Map<string, string>();
  return (local, file) => {
    const path = relative(root, file).replaceAll('\\', '/');
    const sign = (Number.parseInt(hashOf(path, 12), 16) % SIGNS).toString(36);
    const name = `_${local}_${sign}`;
    const other = files.get(name) ?? path;
    if (other !== path)
      throw new Error(`The class ${local} has one name in ${other} and ${path}: rename it in one of them.`);
    files.set(name, path);
    return name;
  };
}
