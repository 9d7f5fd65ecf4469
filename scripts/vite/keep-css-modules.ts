import type { Plugin } from 'vite';

/**
 * Keeps the style sheets of components that only the server renders. Vite drops a CSS module whose class names
 * nobody imports, and vite-plugin-ssr reduces server-only code to bare imports, so that all of them would go.
 */
export const keepCssModules: Plugin = {
  name: 'keep-css-modules',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
  },
};
