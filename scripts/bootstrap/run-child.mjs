import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { engineRoot, inEngine, TOOLS } from './project.mjs';

/** @type {readonly NodeJS.Signals[]} */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in the project's folder, with our own input and output, and returns its exit status.
 *
 * Signals that stop this process are forwarded to the command. When it has ended, this process exits with its status.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runChild(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: engineRoot, stdio: 'inherit', ...options });
    let isStopping = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      isStopping = true;
      child.kill(signal);
    };
    const finish = (/** @type {number} */ status) => {
      for (const signal of STOPPING) process.off(signal, forward);
      if (isStopping) process.exit(status);
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
 * Runs one of the tools with this Node.
 *
 * @param {keyof typeof TOOLS} tool
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runTool(tool, args, options) {
  return runChild(process.execPath, [inEngine(TOOLS[tool]), ...args], options);
}

/**
 * Returns the exit status that shells use for a command ended by a signal.
 *
 * @param {NodeJS.Signals | null} signal
 * @returns {number}
 */
function statusOf(signal) {
  return signal === null ? 1 : 128 + constants.signals[signal];
}
