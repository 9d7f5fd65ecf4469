import type { Plugin } from 'vite';

const HELPER = /import \{ __vitePreload \} from "[^"]+";/;
const DEPENDENCIES = ',__VITE_IS_MODERN__?__VITE_PRELOAD__:void 0)';

/**
 * Leaves every `import()` as it is. Vite leads each through a helper that preloads what it will import: 0.9 kB on every page,
 * for chunks that import one or two others (`chunks.ts`), which are asked for at once.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  transform: {
    // After Vite has put its helper in.
    order: 'post',
    handler: (code) =>
      HELPER.test(code)
        ? {
            code: code.replace(HELPER, 'const __vitePreload = (load) => load();').replaceAll(DEPENDENCIES, ')'),
            map: null,
          }
        : undefined,
  },
};
