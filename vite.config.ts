import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import ssr from 'vite-plugin-ssr/plugin';
import { classNameIn } from './scripts/vite/class-name';
import { colourDeclarationsPlugin } from './scripts/vite/colour-declarations';
import { keepCssModules } from './scripts/vite/keep-css-modules';
import { pageFolders } from './scripts/vite/page-folders';
import { plainImports } from './scripts/vite/plain-imports';
import { stylesheetOrder } from './scripts/vite/stylesheet-order';
import { tightPropertiesPlugin } from './scripts/vite/tight-properties';
import { unusedComponents } from './scripts/vite/unused-components';

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  plugins: [
    react(),
    pageFolders,
    ssr({ disableAutoFullBuild: true }),
    stylesheetOrder(root),
    keepCssModules,
    unusedComponents,
    plainImports,
  ],
  // What pages use of their own; the build publishes it with the other files beside the pages (scripts/exports).
  publicDir: 'renderer/assets',
  build: {
    copyPublicDir: false,
    // The browsers below need no polyfill for it, and a chunk imports one or two others at most (scripts/vite/plain-imports.ts).
    modulePreload: false,
    target: 'es2022',
    // Browsers with nesting and light-dark(); older ones still get readable HTML.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // Inlined assets would be data: addresses, which the content security policy forbids.
    assetsInlineLimit: 0,
    // One sheet for the whole site: a few kilobytes, loaded once.
    cssCodeSplit: false,
    // On a busy machine it lists how long plugins took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  // The stylesheet, in assets/static, names fonts and pictures relative to itself, so that one bundle serves a site at any path.
  experimental: {
    renderBuiltUrl: (file, { hostType }) =>
      hostType === 'css' ? `../../${file}`.replace('../../assets/static/', '') : undefined,
  },
  server: { host: '127.0.0.1' },
  // Its package.json does not tell Node which of its files is a module.
  ssr: { noExternal: ['react-countdown-circle-timer'] },
  css: {
    modules: { localsConvention: 'camelCaseOnly', generateScopedName: classNameIn(root) },
    postcss: { plugins: [colourDeclarationsPlugin, tightPropertiesPlugin] },
  },
});
