import { COMMANDS } from './commands.mjs';
import { installPackages } from './install-packages.mjs';
import { prepareBrowser } from './prepare-browser.mjs';
import { prepareServers } from './prepare-servers.mjs';
import { inProject, TOOLS } from './project.mjs';
import { runTool } from './run-child.mjs';

/**
 * Installs what is missing, runs the command, and gives its exit status.
 *
 * @param {readonly string[]} argv the command's name, then its own arguments
 * @returns {Promise<number>}
 */
export async function main([name = '', ...args]) {
  const command = COMMANDS.get(name);
  if (command === undefined) {
    console.error(`usage: node scripts/bootstrap.mjs <${[...COMMANDS.keys()].join('|')}> [arguments]`);
    return 2;
  }

  const installed = await installPackages();
  if (installed !== 0) {
    // Somebody who reads only the last line of the tests must not take this for an empty success.
    if (name === 'test') console.log('0 passed, 1 failed');
    return installed;
  }

  if (command.tool === 'run') {
    // These are run at every edit: in this process, which saves the start of another one.
    process.argv = [process.execPath, inProject(TOOLS.run), ...command.args, ...args];
    await import('../run.mjs');
    return Number(process.exitCode ?? 0);
  }
  const prepares = args.includes('--help') ? [] : command.prepares;
  if (prepares.includes('servers')) await prepareServers();
  const env = prepares.includes('browser') ? await prepareBrowser() : {};
  return runTool(command.tool, [...command.args, ...args], { env: { ...process.env, ...env } });
}
