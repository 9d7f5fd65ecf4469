import { aptCommands, canInstall, command } from './apt.mjs';
import { inProject, TOOLS } from './project.mjs';

/**
 * A way to install Chromium: the commands to run one after the other, up to the first that fails.
 *
 * @typedef {{ readonly name: string, readonly commands: readonly (readonly [string, ...string[]])[] }} BrowserInstaller
 */

/**
 * The ways that can work on a machine, the best first: the distribution's packages bring the libraries they need and
 * get security updates; Playwright's download needs no rights.
 *
 * @param {import('./apt.mjs').Machine} machine
 * @returns {BrowserInstaller[]}
 */
export function browserInstallers(machine) {
  const playwright = {
    name: "Playwright's own download",
    commands: [command(process.execPath, inProject(TOOLS.playwright), 'install', '--no-shell', 'chromium')],
  };
  if (!canInstall(machine)) return [playwright];
  // Ubuntu has the first of them only.
  const packaged = [['chromium', 'chromium-headless-shell'], ['chromium']].map((packages) => ({
    name: `the distribution's ${packages.join(' and ')} (apt-get)`,
    commands: aptCommands(machine.isRoot, packages),
  }));
  return [...packaged, playwright];
}
