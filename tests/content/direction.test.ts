import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inProject, projectRoot } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';

const scripts = inProject('scripts');

// Need the tests, some of which read the content of the sample.
const APART = /^(commands\/(gates|screenshots)\.ts$|screenshots\/)/;

/** What a file imports, types too. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, name = '']) => name);

/** A module may be a folder's `index.ts`; undefined of a text within a script that looks like one. */
const fileOf = (module: string) =>
  [module, `${module}.ts`, `${module}.tsx`, join(module, 'index.ts')].find(
    (file) => /\.\w+$/.test(file) && existsSync(file),
  );

/** Every file of the scripts, and all that they are made of. */
function sources(): ReadonlySet<string> {
  const names = filesIn(scripts);
  const found = new Set(
    names.filter((name) => /\.tsx?$/.test(name) && !APART.test(name)).map((name) => join(scripts, name)),
  );
  // Grows while it is read.
  for (const file of found) {
    const near = importsOf(file).filter((name) => name.startsWith('.'));
    for (const module of near.map((name) => fileOf(resolve(file, '..', name)))) if (module) found.add(module);
  }
  return found;
}

describe('the compiler and all other scripts', () => {
  it('take nothing from what the compiler generates, so that a fresh clone has their types', () => {
    const takers = [...sources()].filter((file) =>
      importsOf(file).some((name) => name === '#compiled' || name.includes('.content/')),
    );

    expect(takers.map((file) => relative(projectRoot, file))).toEqual([]);
  });
});
