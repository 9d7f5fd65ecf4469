import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { engineRoot, inEngine } from '../bootstrap/project.mjs';
import { codeVersion, filesBelow } from '../cache/code-version.mjs';
import { COMPILED } from './run-compiled.mjs';

/**
 * Packages to bundle: those that every command loads, that are small and pure JavaScript, and that read no files of their own. Their
 * imports are bundled too. All other packages are loaded from node_modules.
 */
const BUNDLED_PACKAGES = [
  'ajv',
  'any-ascii',
  'csv-parse',
  'culori',
  'currency-codes',
  'docx',
  'fastest-levenshtein',
  'fflate',
  'handlebars',
  'htmlparser2',
  'lean-qr',
  'markdown-it',
  'n2words',
  'node-diff3',
  'sirv',
  'turndown',
  'yaml',
];

/** @type {import('esbuild').BuildOptions} */
const common = {
  ...COMPILED,
  // esbuild removes unused exports of modules only.
  mainFields: ['module', 'main'],
};

/** The dynamic import of a package. */
const DYNAMIC_IMPORT = /\bimport\((?='([^./][^']*)')/g;

/** Packages that only the sources load. */
const OF_SOURCES = ['esbuild'];

/**
 * Lists our files that use `import.meta.url`, which differs in the bundle, or import packages dynamically. Only these are changed by a
 * plugin: to send all files to esbuild would take as long as bundling them.
 */
const filesToChange = () =>
  ['scripts', 'renderer', 'shared']
    .flatMap(filesBelow)
    .map((path) => inEngine(path))
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return text.includes('import.meta.url') || text.search(DYNAMIC_IMPORT) !== -1;
    });

/** @param {readonly string[]} paths */
const oneOf = (paths) =>
  new RegExp(`^(?:${paths.map((path) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`);

/**
 * Keeps the location of each file, and adds the packages that it imports dynamically to a list.
 *
 * @param {Set<string>} packages
 * @returns {import('esbuild').Plugin}
 */
const keepLocations = (packages) => ({
  name: 'keep-locations',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: oneOf(filesToChange()) }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll(
          'import.meta.url',
          `(engineUrl + ${JSON.stringify(relative(engineRoot, path).split(sep).join('/'))})`,
        )
        .replace(DYNAMIC_IMPORT, (as, name) => {
          if (BUNDLED_PACKAGES.includes(packageName(name))) return as;
          if (!isBuiltin(name)) packages.add(packageName(name));
          return 'importPackage(';
        });
      return { contents, loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js' };
    });
    onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      const isBundled = BUNDLED_PACKAGES.includes(packageName(path)) || /[\\/]node_modules[\\/]/.test(importer);
      return isBundled ? undefined : { external: true };
    });
  },
});

/**
 * Gives a bundle of sources their version, so that it need not read all of them to compute it.
 *
 * @type {import('esbuild').Plugin}
 */
const withVersion = {
  name: 'with-version',
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]cache[\\/]code-version\.mjs$/ }, () => ({
      contents: `export const codeVersion = () => ${JSON.stringify(codeVersion())};`,
    }));
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
 * @param {object} options
 * @param {readonly string[]} options.names names of the files, without extension
 * @param {boolean} [options.isForPackage] the bundle is that of the package, which runs without the sources
 */
export async function bundleCommands({ names, isForPackage = false }) {
  const validators = await validatorsText();
  const rows = names.map((name) => `${JSON.stringify(name)}: () => import('./scripts/commands/${name}.ts')`);
  return bundled({
    stdin: { contents: `export const load = { ${rows.join(', ')} };`, resolveDir: engineRoot },
    plugins: [withValidators(validators), ...(isForPackage ? [] : [withVersion])],
  });
}

async function validatorsText() {
  const entryPoints = [inEngine('scripts/precompile/precompile-validators.ts')];
  const { text } = await bundled({ entryPoints, plugins: [withVersion] });
  /** @type {{ exports: { precompiledValidators?: () => string } }} */
  const module = { exports: {} };
  runInThisContext(`(function (exports, require, module, engineUrl) {${text}\n})`)(
    module.exports,
    createRequire(import.meta.url),
    module,
    pathToFileURL(engineRoot).href,
  );
  return module.exports.precompiledValidators?.() ?? '';
}

/**
 * Bundles, and lists the modules of the bundle and the packages that it loads.
 *
 * @param {import('esbuild').BuildOptions} options
 */
async function bundled({ plugins = [], ...options }) {
  /** @type {Set<string>} */
  const packages = new Set();
  const { outputFiles, metafile } = await build({
    ...common,
    ...options,
    plugins: [...plugins, keepLocations(packages)],
    write: false,
    metafile: true,
  });
  for (const { imports } of Object.values(metafile.inputs))
    for (const { external, path } of imports)
      if (external && !isBuiltin(path) && !path.startsWith('<')) packages.add(packageName(path));
  return {
    text: Buffer.from(outputFiles?.[0]?.contents ?? []),
    modules: Object.keys(metafile.inputs),
    packages: [...packages].filter((name) => !OF_SOURCES.includes(name)),
  };
}

/** @param {string} path */
const packageName = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? '';
