import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inProject, projectRoot, TOOLS } from './project.mjs';

/** @type {readonly NodeJS.Signals[]} */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the project's folder, with our own input and output, and gives its exit status.
 *
 * A signal that asks us to stop is passed on to the command. When the command has ended, we end with its status, so that
 * nothing follows an interruption.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: projectRoot, stdio: 'inherit', ...options });
    let told = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      told = true;
      child.kill(signal);
    };
    const finish = (/** @type {number} */ status) => {
      for (const signal of STOPPING) process.off(signal, forward);
      if (told) process.exit(status);
      resolve(status);
    };
    for (const signal of STOPPING) process.on(signal, forward);
    child.once('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      finish(127);
    });
    child.once('close', (status, signal) => finish(status ?? statusOf(signal)));
  });
}

/**
 * Runs one of the installed tools with this very Node.
 *
 * @param {keyof typeof TOOLS} tool
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runTool(tool, args, options) {
  return runChild(process.execPath, [inProject(TOOLS[tool]), ...args], options);
}

/**
 * The status that shells give to a command ended by a signal.
 *
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
function statusOf(signal) {
  return signal === null ? 1 : 128 + constants.signals[signal];
}
