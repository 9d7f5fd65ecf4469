import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../bootstrap/project.mjs';

const VERSION = inProject('scripts/cache/code-version.mjs');

/** @type {import('esbuild').Plugin} */
const inTheirPlace = {
  name: 'in-their-place',
  setup: ({ onLoad, onResolve }) => {
    // Templates and workers are found from the file that names them, which is not where the bundle is.
    onLoad({ filter: /[\\/](?:scripts|renderer)[\\/].*\.(?:ts|tsx|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js' };
    });
    // What starts the command has read all sources for it already.
    onResolve({ filter: /\/code-version\.mjs$/ }, () => ({ path: pathToFileURL(VERSION).href, external: true }));
  },
};

/**
 * Bundles commands of `scripts/` into a folder: what starts one loads a few files in place of hundreds, and transforms none.
 *
 * @param {string} folder
 * @param {readonly string[]} commands names of files
 */
export async function bundleTools(folder, commands) {
  await build({
    entryPoints: commands.map((name) => inProject(`scripts/${name}.ts`)),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    logLevel: 'warning',
    plugins: [inTheirPlace],
  });
}
