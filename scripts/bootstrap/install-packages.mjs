import { readFileSync, rmSync } from 'node:fs';
import { npmCommand } from './npm-command.mjs';
import { packagesProblem } from './packages-problem.mjs';
import { inEngine } from './project.mjs';
import { runChild } from './run-child.mjs';

const LOCK_FILE = inEngine('package-lock.json');
const INSTALLED = inEngine('node_modules/.package-lock.json');

/**
 * npm commands that install the packages, the best first. A lock file of one platform may lack optional packages of another, and
 * `npm ci` then fails; `npm install` also uses the lock file, and looks up the missing packages.
 */
const WAYS = [['ci'], ['install', '--no-save']];

/**
 * Installs the packages of the lock file if they are not installed yet, and returns npm's exit status.
 *
 * @returns {Promise<number>}
 */
export async function installPackages() {
  const problem = packagesProblem(JSON.parse(readFileSync(LOCK_FILE, 'utf8')), readInstalled());
  if (problem === undefined) return 0;

  console.log(`Installing the packages: ${problem}.`);
  // Without npm's record, an interrupted installation is detected the next time.
  rmSync(INSTALLED, { force: true });
  const npm = npmCommand(process.env, process.platform);
  let status = 0;
  for (const way of WAYS) {
    // The build needs devDependencies, even if NODE_ENV is "production". No package needs to run a script.
    const options = ['--include=dev', '--ignore-scripts'];
    status = await runChild(npm.command, [...npm.args, ...way, ...options], { shell: npm.shell });
    if (status === 0) return 0;
    console.error(`npm ${way.join(' ')} failed (status ${status}).`);
  }
  console.error("The packages are not installed. npm's messages are above; fix the cause and run the command again.");
  return status;
}

/** @returns {import('./packages-problem.mjs').Lock | undefined} */
function readInstalled() {
  try {
    return JSON.parse(readFileSync(INSTALLED, 'utf8'));
  } catch {
    return undefined;
  }
}
