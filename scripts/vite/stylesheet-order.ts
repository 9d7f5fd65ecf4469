import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filesIn } from '../files/files-in';

const SHEETS = 'virtual:sheets';

/** The entry files of vite-plugin-ssr: those of all pages, then those of each kind of page. */
const ENTRIES = /\.page\.(?:client|server)\.tsx?$/;

/** Static and dynamic imports. */
const IMPORTED = /\b(?:from|import)\s*\(?['"](\.[^'"]+)['"]/g;

const ENDINGS = ['', '.tsx', '.ts', '/index.tsx', '/index.ts'];

/**
 * Orders the stylesheets of the site as pages import them, so that equal data give equal bytes: Vite's order depends on which modules load
 * first. A virtual module, which is the first entry, imports all stylesheets in order.
 */
export const stylesheetOrder = (root: string): Plugin => ({
  name: 'stylesheet-order',
  // The server bundle has no stylesheets.
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  options: {
    // After vite-plugin-ssr.
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
      code: stylesheetsOf(root)
        .map((name) => `import ${JSON.stringify(name)};`)
        .join('\n'),
      map: null,
    }),
  },
});

/** Lists the stylesheets that pages import, directly or through other modules, in that order, as absolute paths. */
export function stylesheetsOf(root: string): readonly string[] {
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
    for (const name of filesIn(join(root, folder))) if (ENTRIES.test(name)) visit(join(root, folder, name));
  return [...seen].filter((file) => file.endsWith('.css'));
}

const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(path);
