/**
 * What each command runs once everything is ready.
 *
 * @typedef {{
 *   readonly tool: 'tsx' | 'vite',
 *   readonly args: readonly string[],
 *   readonly needsBrowser: boolean,
 * }} Command
 */

/** @type {ReadonlyMap<string, Command>} */
export const COMMANDS = new Map([
  ['start', { tool: 'tsx', args: ['scripts/start.ts'], needsBrowser: false }],
  ['test', { tool: 'tsx', args: ['scripts/test.ts'], needsBrowser: true }],
  ['screenshots', { tool: 'tsx', args: ['scripts/screenshots.ts'], needsBrowser: true }],
  ['dev', { tool: 'vite', args: [], needsBrowser: false }],
]);
