import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inProject } from '../bootstrap/project.mjs';

/** Tools of other sources that stay, for somebody who goes from branch to branch. */
const OTHERS = 3;

/** @type {import('esbuild').Plugin} */
const inTheirPlace = {
  name: 'in-their-place',
  setup: ({ onLoad }) => {
    // Templates and workers are found from the file that names them, which is not where the bundle is.
    onLoad({ filter: /[\\/](?:scripts|renderer)[\\/].*\.(?:ts|tsx|mjs)$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      const contents = text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: path.endsWith('.tsx') ? 'tsx' : path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/**
 * Bundles commands of `scripts/` into a folder: what starts one loads a few files in place of hundreds, and transforms none.
 *
 * @param {string} folder
 * @param {readonly string[]} commands names of files
 */
export async function bundleTools(folder, commands) {
  const unfinished = `${folder}.${process.pid}`;
  await build({
    entryPoints: commands.map((name) => inProject(`scripts/${name}.ts`)),
    outdir: unfinished,
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
  try {
    renameSync(unfinished, folder);
  } catch (problem) {
    // Another command has made the same meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw problem;
  }
  removeOldest(folder);
}

/** @param {string} current */
function removeOldest(current) {
  const all = inProject('.content/cache');
  const others = readdirSync(all)
    .filter((name) => /^tools\.[0-9a-f]+$/.test(name))
    .map((name) => join(all, name))
    .filter((path) => path !== current)
    .sort((one, other) => usedAt(other) - usedAt(one));
  for (const path of others.slice(OTHERS)) rmSync(path, { recursive: true, force: true });
}

/** @param {string} path */
const usedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
