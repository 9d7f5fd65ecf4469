import { join } from 'node:path';
import { build } from 'esbuild';
import { inEngine } from '../bootstrap/project.mjs';
import { COMPILED } from '../precompile/run-compiled.mjs';
import { DEV_CLIENT, RENDERER } from './bundle-files.mjs';

/**
 * Removes the code that searches for the last bundle: ours registers itself, and the search could find the bundle of another build.
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
 * Bundles Vite's server bundle, React and the renderer of vite-plugin-ssr into one file, since loading two hundred files is slow.
 * Returns the modules in it.
 *
 * @param {string} folder the bundle's folder
 */
export async function bundleRenderer(folder) {
  const { metafile } = await build({
    ...COMPILED,
    metafile: true,
    stdin: {
      contents: `
        import './server/importBuild.cjs';
        export { renderPage } from 'vite-plugin-ssr/server';
        // The bundle registers itself in a later turn of the event loop.
        export const isReady = () => globalThis.__vite_plugin_ssr__buildGetters?.getters != null;
        // The bundle does not depend on the address of a site.
        export const publishBelow = (path) => {
          const { getters } = globalThis.__vite_plugin_ssr__buildGetters;
          const { pluginManifest } = getters;
          getters.pluginManifest = async () => ({ ...(await pluginManifest()), baseAssets: path + '/' });
        };
      `,
      resolveDir: folder,
    },
    outfile: join(folder, RENDERER),
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [withoutSearch],
  });
  return Object.keys(metafile.inputs);
}

/**
 * Bundles the script of pages of `dev`.
 *
 * @param {string} folder the bundle's folder
 */
export async function bundleDevClient(folder) {
  await build({
    entryPoints: [inEngine('scripts/dev/dev.client.ts')],
    outfile: join(folder, DEV_CLIENT),
    bundle: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
}
