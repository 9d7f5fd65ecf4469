import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A package that something of the site comes from: the folder that its `package.json` is in. */
export type PackageFolder = string;

/** The bundler's own code, such as the preloading of chunks, has no file. */
const BUNDLER = 'node_modules/vite';

/** The packages that visitors may get something of, for a site that is not bundled. */
export function declaredPackages(root: string): PackageFolder[] {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return Object.keys(dependencies).map((name) => join(root, 'node_modules', name));
}

/** The part of our own package.json that says it. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The package of a module or file of the bundle, or nothing where it is the site's own. */
export function packageOf(source: string, root: string): PackageFolder | undefined {
  // Rollup marks modules that are not files as they stand with a NUL, Vite adds queries.
  const path = source.replaceAll('\0', '').replace(/\?.*$/, '');
  if (!path.includes('node_modules/')) return source.startsWith('\0') ? join(root, BUNDLER) : undefined;
  for (let folder = dirname(resolve(root, path)); !folder.endsWith('node_modules'); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    // Some packages have folders with a package.json that says no more than `"type": "module"`.
    if (existsSync(manifest) && 'version' in JSON.parse(readFileSync(manifest, 'utf8'))) return folder;
  }
  return undefined;
}
