import { join } from 'node:path';
import { build } from 'esbuild';
import { COMPILED } from '../tools/run-compiled.mjs';

/** The file, in a bundle's folder, of all that renders pages. */
export const RENDERER = 'server/renderer.cjs';

/**
 * Leaves out what finds the bundle that was made last: ours hands itself over, and the note that leads there may be another build's.
 *
 * @type {import('esbuild').Plugin}
 */
const withoutSearch = {
  name: 'without-search',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]vite-plugin-import-build[\\/]dist[\\/]autoImporter\.js$/ }, () => ({ contents: '' }));
  },
};

/**
 * Joins what Vite has bundled for rendering, React and the part of vite-plugin-ssr that renders in one file: a build that renders
 * some pages after an edit spends most of that time on loading two hundred.
 *
 * @param {string} folder the bundle's
 */
export async function bundleRenderer(folder) {
  await build({
    ...COMPILED,
    stdin: {
      contents: `
        import './server/importBuild.cjs';
        export { renderPage } from 'vite-plugin-ssr/server';
        // The bundle hands itself over in a later turn of the event loop.
        export const isReady = () => globalThis.__vite_plugin_ssr__buildGetters?.getters != null;
      `,
      resolveDir: folder,
    },
    outfile: join(folder, RENDERER),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutSearch],
  });
}
