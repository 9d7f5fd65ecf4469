import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../bootstrap/project.mjs';
import { hashOf } from './hash-of.mjs';

/** What a file imports that is there when it runs, now or later: of `import type` nothing is. */
const IMPORTS = /^(?:import|export) (?!type )(?:[^'";]* from )?'([^']+)';$|\bimport\('([^']+)'\)/gm;

const known = new Map<string, string>();

/**
 * A name for the code that makes something: a file of ours, those that it imports, and the versions of their packages. What is kept
 * under it is made anew when one of them has changed, and only then; `codeVersion` is the name of all code.
 *
 * @param file its path in the project
 */
export function codeOf(file: string, project: string = projectRoot): string {
  const path = join(project, file);
  const found = known.get(path);
  if (found !== undefined) return found;
  const parts = new Map<string, string>();
  collectParts(file, project, parts);
  const made = hashOf(JSON.stringify([...parts].sort()), 16);
  known.set(path, made);
  return made;
}

/** Collects each of these files with its text, and each package with its version. */
function collectParts(file: string, project: string, parts: Map<string, string>): void {
  if (parts.has(file)) return;
  // Some checkouts have other ends of lines.
  const text = readFileSync(join(project, file), 'utf8').replaceAll('\r\n', '\n');
  parts.set(file, text);
  for (const [, now, later] of text.matchAll(IMPORTS)) {
    const name = now ?? later ?? '';
    if (name.startsWith('.')) collectParts(fileOf(join(dirname(file), name), project), project, parts);
    else if (!name.startsWith('node:')) parts.set(packageOf(name), versionOf(packageOf(name), project));
  }
}

/** The file of an import, by its path with or without its ending, or that of its folder, with forward slashes everywhere. */
const fileOf = (path: string, project: string): string => {
  const isFile = (each: string) => statSync(join(project, each), { throwIfNoEntry: false })?.isFile() === true;
  return (['', '.ts', '.tsx', '/index.ts'].map((ending) => path + ending).find(isFile) ?? path).replaceAll('\\', '/');
};

/** The package of `@scope/name/part`. */
const packageOf = (name: string) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** The version of a package that is installed, which need not be loaded for it. */
function versionOf(name: string, project: string): string {
  const manifest = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
  const { version } = JSON.parse(manifest) as { readonly version: string }; // every package that is installed has one
  return version;
}
