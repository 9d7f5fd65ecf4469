import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { inProject, projectRoot } from '../bootstrap/project.mjs';
import { codeVersion, filesBelow } from '../cache/code-version.mjs';
import { COMPILED } from './run-compiled.mjs';

/**
 * Packages to bundle: those that every command loads, that are small and pure JavaScript, and that read no files of their own. Their
 * imports are bundled too. All other packages are loaded from node_modules.
 */
const BUNDLED_PACKAGES = [
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

/** @type {import('esbuild').BuildOptions} */
const common = {
  ...COMPILED,
  // esbuild removes unused exports of modules only.
  mainFields: ['module', 'main'],
};

/** The dynamic import of a package. */
const DYNAMIC_IMPORT = /\bimport\((?='[^./])/g;

/**
 * Lists our files that use `import.meta.url`, which differs in the bundle, or import packages dynamically. Only these are changed by a
 * plugin: to send all files to esbuild would take as long as bundling them.
 */
const filesToChange = () =>
  ['scripts', 'renderer', 'shared']
    .flatMap(filesBelow)
    .map((path) => inProject(path))
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return text.includes('import.meta.url') || text.search(DYNAMIC_IMPORT) !== -1;
    });

/** @param {readonly string[]} paths */
const oneOf = (paths) =>
  new RegExp(`^(?:${paths.map((path) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`);

/** @type {import('esbuild').Plugin} */
const keepLocations = {
  name: 'keep-locations',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: oneOf(filesToChange()) }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replace(DYNAMIC_IMPORT, 'importPackage(');
      return { contents, loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js' };
    });
    // The bundle has a fixed version: it need not read all sources to compute it.
    onLoad({ filter: /[\\/]cache[\\/]code-version\.mjs$/ }, () => ({
      contents: `export const codeVersion = () => ${JSON.stringify(codeVersion())};`,
    }));
    onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
      const isBundled = BUNDLED_PACKAGES.includes(name) || /[\\/]node_modules[\\/]/.test(importer);
      return isBundled ? undefined : { external: true };
    });
  },
};

/**
 * Replaces the file that makes the validators of all schemas by precompiled validators.
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
 * Bundles files of `scripts/commands/` into one, so that a command starts faster. Its export `load` has a function for each command that
 * evaluates the file and returns its exports.
 *
 * @param {readonly string[]} names names of the files, without extension
 */
export async function bundleCommands(names) {
  const validators = await validatorsText();
  const rows = names.map((name) => `${JSON.stringify(name)}: () => import('./scripts/commands/${name}.ts')`);
  return bundled({
    stdin: { contents: `export const load = { ${rows.join(', ')} };`, resolveDir: projectRoot },
    plugins: [withValidators(validators), keepLocations],
  });
}

async function validatorsText() {
  const entryPoints = [inProject('scripts/precompile/precompile-validators.ts')];
  const text = await bundled({ entryPoints, plugins: [keepLocations] });
  /** @type {{ exports: { precompiledValidators?: () => string } }} */
  const module = { exports: {} };
  runInThisContext(`(function (exports, require, module) {${text}\n})`)(
    module.exports,
    createRequire(import.meta.url),
    module,
  );
  return module.exports.precompiledValidators?.() ?? '';
}

/** @param {import('esbuild').BuildOptions} options */
async function bundled(options) {
  const { outputFiles } = await build({ ...common, ...options, write: false });
  return Buffer.from(outputFiles?.[0]?.contents ?? []);
}
