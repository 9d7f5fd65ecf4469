import type { Plugin } from 'vite';

/** The folders of pages and their components. */
const FOLDERS = ['pages', 'renderer'];

const EVERYWHERE = /import\.meta\.glob\('\/(\*\*\/[^']+)'([^)]*)\)/g;

/**
 * Makes Vite search pages in their folders only. vite-plugin-ssr's globs would search the whole project a dozen times per build,
 * including tests and the last built site. They also use the syntax of Vite 7, with which Vite 8 finds nothing.
 */
export const pageFolders: Plugin = {
  name: 'page-folders',
  transform: {
    // Before Vite itself answers.
    order: 'pre',
    filter: { id: /virtual:vite-plugin-ssr:/ },
    handler: (code) => ({ code: inFolders(code), map: null }),
  },
};

/**
 * Rewrites globs of the whole project to globs of these folders, in the syntax of Vite 8. Each folder gets its own glob, since for a
 * pattern of several folders Vite reads their common parent.
 */
const inFolders = (code: string) =>
  code.replace(EVERYWHERE, (_, everywhere: string, options: string) => {
    const pattern = everywhere.replace(/\(([^()]*)\)/g, (_, either: string) => `{${either.replaceAll('|', ',')}}`);
    const rest = options.replace(/"as":"(\w+)"/, '"query":"?$1"');
    const found = FOLDERS.map((folder) => `...import.meta.glob(${JSON.stringify(`/${folder}/${pattern}`)}${rest})`);
    return `{ ${found.join(', ')} }`;
  });
