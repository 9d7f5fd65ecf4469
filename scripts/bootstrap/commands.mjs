/**
 * The script that each command runs once everything that it needs is installed.
 *
 * @typedef {{
 *   readonly tool: 'tsx',
 *   readonly args: readonly string[],
 *   readonly prepares: readonly ('servers' | 'browser')[],
 * }} Command
 */

/** @type {ReadonlyMap<string, Command>} */
export const COMMANDS = new Map([
  ['start', { tool: 'tsx', args: ['scripts/start.ts'], prepares: [] }],
  ['test', { tool: 'tsx', args: ['scripts/test.ts'], prepares: ['servers', 'browser'] }],
  ['gates', { tool: 'tsx', args: ['tests/gates/run.ts'], prepares: ['servers', 'browser'] }],
  ['screenshots', { tool: 'tsx', args: ['scripts/screenshots.ts'], prepares: ['browser'] }],
  ['new', { tool: 'tsx', args: ['scripts/new.ts'], prepares: [] }],
  ['dev', { tool: 'tsx', args: ['scripts/dev.ts'], prepares: [] }],
]);
