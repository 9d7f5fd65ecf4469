import { join, relative } from 'node:path';
import { filesIn } from '../files/files-in';

/** The folders with stylesheets of components. */
const FOLDERS = ['pages', 'renderer'];

/**
 * Names the classes of CSS modules: the name in the file, and the number of the file among all CSS modules. Vite's default ends in a hash
 * and a line number, which compress badly. A file that is added while `npm run dev` runs gets the next number.
 */
export function classNameIn(root: string): (local: string, file: string) => string {
  const sheets = FOLDERS.flatMap((folder) => filesIn(join(root, folder)).map((name) => `${folder}/${name}`));
  const numbers = new Map(sheets.filter((name) => name.endsWith('.module.css')).map((name, number) => [name, number]));
  return (local, file) => {
    const name = relative(root, file).replaceAll('\\', '/');
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return `${local}-${number.toString(36)}`;
  };
}
