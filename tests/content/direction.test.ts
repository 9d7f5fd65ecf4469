import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject, projectRoot } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';

const scripts = inProject('scripts');

// Photographs the site with the help of the browser tests, which read the content.
const APART = ['screenshots.ts'];

/** What a file imports, types too. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, name = '']) => name);

/** A module may be a folder's `index.ts`. */
const fileOf = (module: string) =>
  [`${module}.ts`, `${module}.tsx`, join(module, 'index.ts')].find(existsSync) ?? module;

/** Every file of the scripts, and what they take from other folders. */
function sources(): ReadonlySet<string> {
  const names = filesIn(scripts);
  const found = new Set(
    names.filter((name) => /\.tsx?$/.test(name) && !APART.includes(name)).map((name) => join(scripts, name)),
  );
  // Grows while it is read.
  for (const file of found) {
    const folders = importsOf(file).filter((name) => name.startsWith('.') && /(^|\/)renderer\//.test(name));
    for (const name of folders) found.add(fileOf(resolve(file, '..', name)));
  }
  return found;
}

describe('the compiler and all other scripts', () => {
  it('take nothing from what the compiler generates, so that a fresh clone has their types', () => {
    const takers = [...sources()].filter((file) =>
      importsOf(file).some((name) => name === '#content' || name.includes('.content/')),
    );

    expect(takers.map((file) => relative(projectRoot, file))).toEqual([]);
  });
});
