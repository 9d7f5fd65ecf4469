import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, whatever the current folder is. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Returns the absolute path of a file of the project.
 *
 * @param {string} path
 * @returns {string}
 */
export function inProject(path) {
  return resolve(projectRoot, path);
}

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
