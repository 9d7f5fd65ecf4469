import type { Plugin } from 'vite';

/** Where pages and what they have in common are. */
const FOLDERS = ['pages', 'renderer'];

const EVERYWHERE = /import\.meta\.glob\('\/(\*\*\/[^']+)'/g;

/**
 * Has pages looked for in their folders. vite-plugin-ssr asks for them in the whole project, a dozen times a build: each
 * time Vite reads every folder of the tests, and of a site that was built before, which has one for each page.
 */
export const pageFolders: Plugin = {
  name: 'page-folders',
  transform: {
    // Before Vite itself answers.
    order: 'pre',
    handler: (code, id) => (id.includes('virtual:vite-plugin-ssr:') ? { code: inFolders(code), map: null } : undefined),
  },
};

/** Code in which files are asked for in these folders, where it asked for them everywhere. */
export const inFolders = (code: string) =>
  code.replace(EVERYWHERE, (_, pattern: string) => {
    const patterns = FOLDERS.map((folder) => `/${folder}/${pattern}`);
    return `import.meta.glob(${JSON.stringify(patterns)}`;
  });
