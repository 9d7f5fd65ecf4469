import { inProject, TOOLS } from './project.mjs';

/**
 * A way to install Chromium: the commands to run one after the other, up to the first that fails.
 *
 * @typedef {{ readonly name: string, readonly commands: readonly (readonly [string, ...string[]])[] }} BrowserInstaller
 *
 * @typedef {{ readonly hasApt: boolean, readonly isRoot: boolean, readonly hasSudo: boolean }} Machine
 *   `hasSudo`: sudo that asks for no password.
 */

/**
 * The ways that can work on a machine, the best first: the distribution's package brings the libraries it needs and
 * gets security updates; Playwright's download needs no rights.
 *
 * @param {Machine} machine
 * @returns {BrowserInstaller[]}
 */
export function browserInstallers({ hasApt, isRoot, hasSudo }) {
  const playwright = {
    name: "Playwright's own download",
    commands: [command(process.execPath, inProject(TOOLS.playwright), 'install', '--no-shell', 'chromium')],
  };
  if (!(hasApt && (isRoot || hasSudo))) return [playwright];
  return [{ name: "the distribution's package (apt-get)", commands: aptCommands(isRoot) }, playwright];
}

/** @param {boolean} isRoot */
function aptCommands(isRoot) {
  /** @type {readonly string[]} */
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  // An unreachable mirror must not hold everything up for minutes.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'Acquire::http::Timeout=30', '-qq'];
  const prefix = [...asRoot, ...apt];
  return [command(...prefix, 'update'), command(...prefix, 'install', '-y', '--no-install-recommends', 'chromium')];
}

/**
 * @param {string[]} words
 * @returns {[string, ...string[]]}
 */
function command(...[first = '', ...rest]) {
  return [first, ...rest];
}
