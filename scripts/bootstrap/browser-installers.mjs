import { aptCommands, canInstall, command } from './apt.mjs';
import { inEngine, TOOLS } from './project.mjs';

/**
 * A way to install Chromium: commands to run in order, until one fails.
 *
 * @typedef {{ readonly name: string, readonly commands: readonly (readonly [string, ...string[]])[] }} BrowserInstaller
 */

/**
 * Lists the ways that can work on a machine, the best first: the distribution's packages include the libraries that they need and get
 * security updates; Playwright's download needs no special rights.
 *
 * @param {import('./apt.mjs').Machine} machine
 * @returns {BrowserInstaller[]}
 */
export function browserInstallers(machine) {
  const playwright = {
    name: "Playwright's own download",
    commands: [command(process.execPath, inEngine(TOOLS.playwright), 'install', '--no-shell', 'chromium')],
  };
  if (!canInstall(machine)) return [playwright];
  // Ubuntu has only the first of them.
  const packaged = [['chromium', 'chromium-headless-shell'], ['chromium']].map((packages) => ({
    name: `the distribution's ${packages.join(' and ')} (apt-get)`,
    commands: aptCommands(machine.isRoot, packages),
  }));
  return [...packaged, playwright];
}
