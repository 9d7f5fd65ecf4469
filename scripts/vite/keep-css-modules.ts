import type { Plugin } from 'vite';

/**
 * Keeps the stylesheets of components that only the server renders. vite-plugin-ssr reduces server-only code to bare imports, and Vite
 * drops a CSS module whose class names are not imported.
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
