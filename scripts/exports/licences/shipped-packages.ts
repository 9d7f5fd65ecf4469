import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A package with code or fonts in the site: the folder of its `package.json`. */
export type PackageFolder = string;

/** The bundler's own code, such as its preload helper, has no file. */
const BUNDLER = 'node_modules/vite';

/** Finds the package of a module or file of the bundle; undefined for our own code. */
export function packageOf(source: string, root: string): PackageFolder | undefined {
  // Rollup marks virtual modules with a NUL, and Vite adds queries.
  const path = source.replaceAll('\0', '').replace(/\?.*$/, '');
  if (!path.includes('node_modules/')) return source.startsWith('\0') ? join(root, BUNDLER) : undefined;
  for (let folder = dirname(resolve(root, path)); !folder.endsWith('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    // Some packages have subfolders with a package.json that only has `"type": "module"`.
    if (existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
  }
  return undefined;
}
