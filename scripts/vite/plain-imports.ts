import type { Plugin } from 'vite';

/** The second argument of Vite's preload helper, which Vite fills in at the end. */
const DEPENDENCIES = /,\s*__VITE_PRELOAD__(?:,\s*import\.meta\.url)?\s*\)/g;

/**
 * Removes Vite's preload helper from every `import()`. It adds 0.9 kB to every page, and our chunks import only one or two others
 * (`chunks.mjs`).
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  load: {
    // Replaces Vite's module.
    order: 'pre',
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
  },
  renderChunk: (code) => ({ code: code.replace(DEPENDENCIES, ')'), map: null }),
};
