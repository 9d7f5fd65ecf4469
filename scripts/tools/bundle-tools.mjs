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

/** @type {import('esbuild').BuildOptions} */
const common = {
  ...COMPILED,
  // Of packages that are both: only what is used of modules is taken.
  mainFields: ['module', 'main'],
};

/** The import of a package at a later time. */
const LATER = /\bimport\((?='[^./])/g;

/**
 * Files of ours that find templates and workers from where they are, which is not where the bundle is, or import packages later. All
 * others esbuild reads by itself: to send it hundreds of texts takes as long as to bundle them.
 */
const filesToChange = () =>
  ['scripts', 'renderer', 'shared']
    .flatMap(filesBelow)
    .map((path) => inProject(path))
    .filter((path) => /\.(?:ts|tsx|mjs)$/.test(path))
    .filter((path) => {
      const text = readFileSync(path, 'utf8');
      return text.includes('import.meta.url') || text.search(LATER) !== -1;
    });

/** @param {readonly string[]} paths */
const oneOf = (paths) =>
  new RegExp(`^(?:${paths.map((path) => path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`);

/** @type {import('esbuild').Plugin} */
const inTheirPlace = {
  name: 'in-their-place',
  setup: ({ onLoad, onResolve }) => {
    onLoad({ filter: oneOf(filesToChange()) }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replace(LATER, 'importPackage(');
      return { contents, loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js' };
    });
    // What is bundled is of this version, and need not read all sources again to know it.
    onLoad({ filter: /[\\/]cache[\\/]code-version\.mjs$/ }, () => ({
      contents: `export const codeVersion = () => ${JSON.stringify(codeVersion())};`,
    }));
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
 * Bundles files of `scripts/commands/` into one: what starts a command loads one file in place of hundreds, and transforms none. Its
 * `load` has a function for each that evaluates it and gives its exports.
 *
 * @param {readonly string[]} names of the files, without their ending
 */
export async function bundleTools(names) {
  const validators = await validatorsText();
  const rows = names.map((name) => `${JSON.stringify(name)}: () => import('./scripts/commands/${name}.ts')`);
  return bundled({
    stdin: { contents: `export const load = { ${rows.join(', ')} };`, resolveDir: projectRoot },
    plugins: [withValidators(validators), inTheirPlace],
  });
}

async function validatorsText() {
  const entryPoints = [inProject('scripts/tools/precompile-validators.ts')];
  const text = await bundled({ entryPoints, plugins: [inTheirPlace] });
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
