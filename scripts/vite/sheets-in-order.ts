import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from '../files/files-in';

const SHEETS = 'virtual:sheets';

/** Files that vite-plugin-ssr enters by themselves: what all pages have in common, then each kind of page. */
const ENTERED = /\.page\.(?:client|server)\.tsx?$/;

/** What a module imports, at its beginning or later. */
const IMPORTED = /\b(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g;

const ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/**
 * Has the sheets of the site follow each other as pages import them. Vite's order is that in which modules have come, which is
 * another one on a machine that is busy: same data, same bytes. What is entered first is a module that asks for all sheets, one after
 * the other.
 */
export const sheetsInOrder = (root: string): Plugin => ({
  name: 'sheets-in-order',
  // What renders on the server has no sheets.
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  options: {
    // When vite-plugin-ssr has had its say.
    order: 'post',
    handler: (options) => {
      const { input } = options;
      if (typeof input !== 'object' || Array.isArray(input)) return null;
      const others = Object.entries(input).sort(([one], [other]) => (one < other ? -1 : 1));
      return { ...options, input: { sheets: SHEETS, ...Object.fromEntries(others) } };
    },
  },
  resolveId: { filter: { id: /^virtual:sheets$/ }, handler: () => `\0${SHEETS}` },
  load: {
    filter: { id: /virtual:sheets$/ },
    handler: () => ({
      code: sheetsOf(root)
        .map((name) => `import ${JSON.stringify(name)};`)
        .join('\n'),
      map: null,
    }),
  },
});

/** The sheets that pages import, and what they import, in that order: absolute paths. */
export function sheetsOf(root: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) return;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const found = ENDINGS.map((ending) => join(file, '..', name) + ending).find(isFile);
      if (found !== undefined) visit(found);
    }
  };
  for (const folder of ['renderer', 'pages'])
    for (const name of filesIn(join(root, folder))) if (ENTERED.test(name)) visit(join(root, folder, name));
  return [...seen].filter((file) => file.endsWith('.css'));
}

const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(path);
