import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, wherever the command was started. */
export const projectRoot = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A file of the project, as an absolute path.
 *
 * @param {string} path
 * @returns {string}
 */
export function inProject(path) {
  return resolve(projectRoot, path);
}

/**
 * The script behind each installed command, and behind our own that are bundled. Run with this very Node, they need no shell and
 * no PATH, on Windows too.
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
