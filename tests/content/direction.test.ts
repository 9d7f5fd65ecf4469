import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot, inEngine } from '../../scripts/bootstrap/project.mjs';
import { filesIn } from '../../scripts/files/files-in';

/** The module of the compiled content. */
const COMPILED = '#compiled';

/**
 * Each side, and what its files may import from, types too: data flows from scripts to pages through the compiled content alone, and
 * what both use is below both.
 */
const SIDES: Readonly<Record<string, RegExp>> = {
  shared: /^shared\//,
  scripts: /^(?:scripts|shared)\//,
  renderer: /^(?:renderer|shared)\//,
  pages: /^(?:pages|renderer|shared)\//,
};

/** Commands that run the tests, or measure and photograph with their help. */
const APART = /^(?:bench|screenshots)\/|^commands\/(?:bench|screenshots|gates|content-score)\.ts$/;

/** What a file imports, in JSDoc as well. */
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?)\s*'([^'\s]+)'/g)].map(([, name = '']) => name);

const filesOf = (side: string) =>
  filesIn(inEngine(side))
    .filter((name) => /\.(?:ts|tsx|mjs)$/.test(name) && !(side === 'scripts' && APART.test(name)))
    .map((name) => inEngine(join(side, name)));

it.each(Object.entries(SIDES))(
  'the files of %s/ import nothing from the layers above, types included',
  (side, allowed) => {
    const upwards = filesOf(side).flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('.'))
        .map((name) => relative(engineRoot, resolve(file, '..', name)).replaceAll('\\', '/'))
        .filter((path) => !allowed.test(path))
        .map((path) => `${relative(engineRoot, file)} → ${path}`),
    );
    expect(upwards).toEqual([]);
  },
);

it.each(['shared', 'scripts'])(
  'the files of %s/ import nothing that the compiler generates, so that a fresh clone type-checks',
  (side) => {
    const takers = filesOf(side).filter((file) =>
      importsOf(file).some((name) => name === COMPILED || name.includes('.content/')),
    );
    expect(takers.map((file) => relative(engineRoot, file))).toEqual([]);
  },
);
