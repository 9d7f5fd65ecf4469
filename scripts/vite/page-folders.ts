import type { Plugin } from 'vite';

/** Where pages and what they have in common are. */
const FOLDERS = ['pages', 'renderer'];

const EVERYWHERE = /import\.meta\.glob\('\/(\*\*\/[^']+)'([^)]*)\)/g;

/**
 * Has pages looked for in their folders. vite-plugin-ssr asks for them in the whole project, a dozen times a build: each
 * time Vite reads every folder of the tests, and of a site that was built before, which has one for each page. It also asks in words
 * of Vite 7, of which Vite 8 finds nothing.
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
 * Code in which files are asked for in these folders, where it asked for them everywhere; in words of Vite 8. It asks for each
 * folder by itself: for patterns of several folders, Vite reads the one in which all of them are.
 */
const inFolders = (code: string) =>
  code.replace(EVERYWHERE, (_, everywhere: string, options: string) => {
    const pattern = everywhere.replace(/\(([^()]*)\)/g, (_, either: string) => `{${either.replaceAll('|', ',')}}`);
    const rest = options.replace(/"as":"(\w+)"/, '"query":"?$1"');
    const found = FOLDERS.map((folder) => `...import.meta.glob(${JSON.stringify(`/${folder}/${pattern}`)}${rest})`);
    return `{ ${found.join(', ')} }`;
  });
