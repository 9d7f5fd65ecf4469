import { join, relative } from 'node:path';
import { filesIn } from '../files/files-in';

/** Where sheets of components stand. */
const FOLDERS = ['pages', 'renderer'];

/**
 * The name that a class of a CSS module has in pages: its own, and the number of the file among all such files, which all its classes
 * share. Vite's default ends in a hash and the number of the line, which nothing repeats: it makes every page and the sheet longer,
 * compressed too. A file that comes while `npm run dev` runs gets the next number.
 */
export function classNameIn(root: string): (local: string, file: string) => string {
  const sheets = FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`));
  const numbers = new Map(sheets.filter((name) => name.endsWith('.module.css')).map((name, number) => [name, number]));
  return (local, file) => {
    const name = relative(root, file).replaceAll('\\', '/');
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return `_${local}_${number.toString(36)}`;
  };
}
