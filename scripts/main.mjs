import { COMMANDS, usageOfAll } from './bootstrap/commands.mjs';
import { installPackages } from './bootstrap/install-packages.mjs';
import { prepareBrowser } from './bootstrap/prepare-browser.mjs';
import { prepareServers } from './bootstrap/prepare-servers.mjs';
import { inProject, TOOLS } from './bootstrap/project.mjs';
import { runTool } from './bootstrap/run-child.mjs';

/**
 * Installs what is missing, runs the command, and gives its exit status.
 *
 * @param {readonly string[]} argv the command's name, then its own arguments
 * @returns {Promise<number>}
 */
export async function main([name = '', ...args]) {
  const command = COMMANDS[name];
  if (command === undefined) {
    const isAsked = name === '--help';
    console[isAsked ? 'log' : 'error'](usageOfAll());
    return isAsked ? 0 : 2;
  }

  const installed = await installPackages();
  if (installed !== 0) {
    // Somebody who reads only the last line of the tests must not take this for an empty success.
    if (name === 'test') console.log('0 passed, 1 failed');
    return installed;
  }

  if (command.isBundled) {
    // These are run at every edit: in this process, which saves the start of another one.
    process.argv = [process.execPath, inProject(TOOLS.run), name, ...args];
    await import('./run.mjs');
    return Number(process.exitCode ?? 0);
  }
  const prepares = args.includes('--help') ? [] : (command.prepares ?? []);
  if (prepares.includes('servers')) await prepareServers();
  const env = prepares.includes('browser') ? await prepareBrowser() : {};
  const [tool, own] = command.vitest
    ? /** @type {const} */ (['vitest', command.vitest])
    : /** @type {const} */ (['tsx', ['scripts/cli.ts', name]]);
  return runTool(tool, [...own, ...args], { env: { ...process.env, ...env } });
}
