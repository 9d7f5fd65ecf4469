import type { Plugin } from 'vite';

/** What Vite hands to its helper beside the import, and fills in at the end. */
const DEPENDENCIES = /,\s*__VITE_PRELOAD__\s*\)/g;

/**
 * Leaves every `import()` as it is. Vite leads each through a helper that preloads what it will import: 0.9 kB on every page,
 * for chunks that import one or two others (`chunks.mjs`), which are asked for at once.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  load: {
    // In the place of the module that Vite makes.
    order: 'pre',
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
  renderChunk: (code) => ({ code: code.replace(DEPENDENCIES, ')'), map: null }),
};
