import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineRoot, inEngine, isPackaged } from '../bootstrap/project.mjs';
import { hashOf } from './hash-of.mjs';

/** Imports that exist at run time, static and dynamic: not `import type`. */
const IMPORTS = /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)';$|\bimport\('([^']+)'\)/gm;

const known = new Map<string, string>();

/**
 * Hashes a source file, the files that it imports, and the versions of their packages. A cached result whose key has this hash is made
 * again only when one of them changes. `codeVersion` is the hash of all code.
 *
 * @param file the path in the project
 */
export function codeOf(file: string, project: string = engineRoot): string {
  const path = join(project, file);
  const found = known.get(path) ?? (isPackaged ? packagedHash(file) : undefined);
  if (found !== undefined) return found;
  const parts = new Map<string, string>();
  collectParts(file, project, parts);
  const made = hashOf(JSON.stringify([...parts].sort()), 16);
  known.set(path, made);
  return made;
}

/** The file of the installed package with the hash of each file that `codeOf` is called with. */
export const PACKAGED_HASHES = 'code-of.json';

let packaged: Readonly<Record<string, string>> | undefined;

function packagedHash(file: string): string {
  packaged ??= JSON.parse(readFileSync(inEngine(PACKAGED_HASHES), 'utf8')) as Readonly<Record<string, string>>; // as it was built
  const hash = packaged[file];
  if (hash === undefined) throw new Error(`The package has no hash of ${file}.`);
  return hash;
}

/** Finds the files that `codeOf` is called with in the sources. */
export const hashedFiles = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => [...text.matchAll(/\bcodeOf\('([^']+)'\)/g)].map(([, file = '']) => file));

/** Collects a file and its imports with their texts, and each package with its version. */
function collectParts(file: string, project: string, parts: Map<string, string>): void {
  if (parts.has(file)) return;
  // Some checkouts have other line endings.
  const text = readFileSync(join(project, file), 'utf8').replaceAll('\r\n', '\n');
  parts.set(file, text);
  for (const [, now, later] of text.matchAll(IMPORTS)) {
    const name = now ?? later ?? '';
    if (name.startsWith('.')) collectParts(fileOf(join(dirname(file), name), project), project, parts);
    else if (!name.startsWith('node:')) parts.set(packageOf(name), versionOf(packageOf(name), project));
  }
}

/** Finds the file of an import, whose path may have no extension or name a folder. The result has forward slashes. */
const fileOf = (path: string, project: string): string => {
  const isFile = (each: string) => statSync(join(project, each), { throwIfNoEntry: false })?.isFile() === true;
  return (['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find(isFile) ?? path).replaceAll('\\', '/');
};

/** Returns the package of `@scope/name/part`. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** Reads the version of an installed package without loading it. */
function versionOf(name: string, project: string): string {
  const manifest = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string }; // every package that is installed has one
  return version;
}
