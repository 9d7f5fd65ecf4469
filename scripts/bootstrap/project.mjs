import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the engine, whatever the current folder is: this repository, or `engine/` in the installed package. */
export const engineRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Returns the absolute path of a file of the engine.
 *
 * @param {string} path
 * @returns {string}
 */
export const inEngine = (path) => resolve(engineRoot, path);

/**
 * Returns the absolute path of a file of the conference that one works on: in the current folder.
 *
 * @param {string} path
 * @returns {string}
 */
export const inWork = (path) => resolve(path);

/** Whether the engine is the installed package, in which everything is built already (scripts/package/). */
export const isPackaged = existsSync(inEngine('commands.cjs'));

/**
 * Returns the version of the engine.
 *
 * @returns {string}
 */
export const engineVersion = () =>
  JSON.parse(readFileSync(inEngine(isPackaged ? '../package.json' : 'package.json'), 'utf8')).version;

/**
 * The script of each installed tool, and of our own bundled commands. They run with this Node, and need no shell and no PATH, on Windows
 * too.
 */
export const TOOLS = {
  run: 'scripts/run.mjs',
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/playwright-core/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
};
