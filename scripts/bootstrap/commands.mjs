/**
 * The script that each command runs once everything that it needs is installed.
 *
 * @typedef {{
 *   readonly tool: 'tsx' | 'run' | 'vitest',
 *   readonly args: readonly string[],
 *   readonly prepares: readonly ('servers' | 'browser')[],
 * }} Command
 */

/**
 * @param {string} file
 * @param {Command['prepares']} prepares
 * @returns {Command}
 */
const script = (file, ...prepares) => ({ tool: 'tsx', args: [file], prepares });

/**
 * By the names of the scripts in package.json.
 *
 * @type {ReadonlyMap<string, Command>}
 */
export const COMMANDS = new Map([
  ['start', script('scripts/start.ts')],
  ['test', script('scripts/test.ts', 'servers', 'browser')],
  ['test:unit', { tool: 'vitest', args: ['run', '--configLoader=runner', '--project=unit*'], prepares: [] }],
  ['gates', script('tests/gates/run.ts', 'servers', 'browser')],
  ['screenshots', script('scripts/screenshots.ts', 'browser')],
  ['new', script('scripts/new.ts')],
  ['dev', script('scripts/dev.ts')],
  ['build', { tool: 'run', args: ['build'], prepares: [] }],
  ['content', { tool: 'run', args: ['compile-content'], prepares: [] }],
  ['content:import', script('scripts/content-import.ts')],
  ['content:diff', script('scripts/content-diff.ts')],
  ['content:score', script('tests/content-score/run.ts')],
  ['names:score', script('scripts/names-score.ts')],
  ['release', script('scripts/release.ts')],
  ['next-edition', script('scripts/next-edition.ts')],
  ['print-set', script('scripts/print-set.ts')],
  ['deploy', script('scripts/deploy.ts')],
  ['digest', script('scripts/digest.ts')],
  ['bench', script('scripts/bench.ts')],
  ['check', script('scripts/check.ts')],
  ['format', script('scripts/write-schemas.ts')],
]);
