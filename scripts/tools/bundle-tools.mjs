import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../bootstrap/project.mjs';

/**
 * Packages that every command loads: small, of JavaScript alone, and reading no files of their own. Those that they import go
 * with them; all other packages are loaded from where they are.
 */
const WITHIN = [
  'ajv',
  'csv-parse',
  'culori',
  'currency-codes',
  'fastest-levenshtein',
  'handlebars',
  'htmlparser2',
  'markdown-it',
  'yaml',
];

const VERSION = inProject('scripts/cache/code-version.mjs');

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  logLevel: 'warning',
  outExtension: { '.js': '.mjs' },
  // Of packages that are both: only what is used of modules is taken.
  mainFields: ['module', 'main'],
};

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
    onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
      const isWithin = WITHIN.includes(name) || /[\\/]node_modules[\\/]/.test(importer);
      return isWithin ? undefined : { external: true };
    });
  },
};

/**
 * Has the validators of all schemas made now, in the place of the file that makes them.
 *
 * @param {string} text
 * @returns {import('esbuild').Plugin}
 */
const withValidators = (text) => ({
  name: 'with-validators',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]content[\\/]validate[\\/]validators\.ts$/ }, ({ path }) => ({
      contents: text,
      resolveDir: dirname(path),
      loader: 'js',
    }));
  },
});

/**
 * Bundles commands of `scripts/` into a folder: what starts one loads a few files in place of hundreds, and transforms none.
 *
 * @param {string} folder
 * @param {readonly string[]} commands names of files
 */
export async function bundleTools(folder, commands) {
  const validators = await validatorsOf(folder);
  await build({
    ...common,
    entryPoints: commands.map((name) => inProject(`scripts/${name}.ts`)),
    outdir: folder,
    splitting: true,
    // Packages that are no modules themselves ask for Node's in their way.
    banner: {
      js: 'import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);',
    },
    plugins: [withValidators(validators), inTheirPlace],
  });
}

/**
 * @param {string} folder
 * @returns {Promise<string>}
 */
async function validatorsOf(folder) {
  const outfile = join(folder, 'precompile-validators.mjs');
  const entryPoints = [inProject('scripts/tools/precompile-validators.ts')];
  await build({ ...common, entryPoints, outfile, packages: 'external', plugins: [inTheirPlace] });
  const { precompiledValidators } = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  return precompiledValidators();
}
