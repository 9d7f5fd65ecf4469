import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * @typedef {{ readonly hasApt: boolean, readonly isRoot: boolean, readonly hasSudo: boolean }} Machine
 *   `hasSudo`: sudo works without a password.
 */

/** @returns {Machine} */
export function thisMachine() {
  return {
    hasApt: process.platform === 'linux' && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get'),
    isRoot: process.getuid?.() === 0,
    hasSudo: process.platform !== 'win32' && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0,
  };
}

/**
 * Tells whether packages of the distribution can be installed without a question to the user.
 *
 * @param {Machine} machine
 */
export const canInstall = ({ hasApt, isRoot, hasSudo }) => hasApt && (isRoot || hasSudo);

/**
 * Returns the commands that install packages of the distribution, in order.
 *
 * @param {boolean} isRoot
 * @param {readonly string[]} packages
 * @returns {[string, ...string[]][]}
 */
export function aptCommands(isRoot, packages) {
  /** @type {readonly string[]} */
  const asRoot = isRoot ? [] : ['sudo', '-n'];
  // An unreachable mirror must not block for minutes.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-o', 'Acquire::http::Timeout=30', '-qq'];
  const prefix = [...asRoot, ...apt];
  return [command(...prefix, 'update'), command(...prefix, 'install', '-y', '--no-install-recommends', ...packages)];
}

/**
 * @param {string[]} words
 * @returns {[string, ...string[]]}
 */
export function command(...[first = '', ...rest]) {
  return [first, ...rest];
}
