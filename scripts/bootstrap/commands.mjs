/**
 * What each command runs once everything is ready; `forTests` are a browser and web servers.
 *
 * @typedef {{
 *   readonly tool: 'tsx' | 'vite',
 *   readonly args: readonly string[],
 *   readonly forTests: boolean,
 * }} Command
 */

/** @type {ReadonlyMap<string, Command>} */
export const COMMANDS = new Map([
  ['start', { tool: 'tsx', args: ['scripts/start.ts'], forTests: false }],
  ['test', { tool: 'tsx', args: ['scripts/test.ts'], forTests: true }],
  ['dev', { tool: 'vite', args: [], forTests: false }],
]);
